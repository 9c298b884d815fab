import type { ArticleNode } from '../../../openapi/formats/article-body.ts';

/** What the marks of a text stand for: mediaStrings of pictures, taken in turn, and the game of `[game]`. */
export interface MarkupThings {
  readonly pictures: readonly string[];
  readonly gameUuid: string | undefined;
}

/**
 * The document of a text with a block on each line: `## heading`, `> quote`, `- list`, `1. list`, `| table |`, `---`,
 * `[picture] caption`, `[gallery] caption; caption`, `[embed] address title`, `[game]`, and `[box] title` up to `[/box]`.
 * Within a line **bold**, *italic* and [text](address).
 */
export function documentOfMarkup(text: string, things: MarkupThings): { type: 'doc'; content: ArticleNode[] } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { type: 'doc', content: blocksOf(lines, { ...things, shown: { count: 0 } }) };
}

type Counting = MarkupThings & { readonly shown: { count: number } };

function blocksOf(lines: readonly string[], things: Counting): ArticleNode[] {
  const blocks: ArticleNode[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const run = (mark: RegExp) => {
      let end = index;
      while (mark.test(lines[end] ?? '')) end += 1;
      const found = lines.slice(index, end).map((one) => one.replace(mark, ''));
      index = end - 1;
      return found;
    };
    if (/^- /.test(line)) blocks.push(list('bulletList', run(/^- /)));
    else if (/^\d+\. /.test(line)) blocks.push(list('orderedList', run(/^\d+\. /)));
    else if (line.startsWith('|')) blocks.push(table(run(/^\|/)));
    else if (line.startsWith('[box]')) {
      const end = lines.indexOf('[/box]', index);
      blocks.push({
        type: 'factBox',
        attrs: { title: rest(line) },
        content: blocksOf(lines.slice(index + 1, end), things),
      });
      index = end;
    } else blocks.push(...blockOf(line, things));
  }
  return blocks;
}

/** What stands behind the mark of a line. */
const rest = (line: string): string => line.replace(/^\S+\s*/, '');

function blockOf(line: string, things: Counting): ArticleNode[] {
  const picture = (caption: string) => {
    const media = things.pictures[things.shown.count % Math.max(things.pictures.length, 1)];
    things.shown.count += 1;
    return media === undefined ? [] : [{ media, alt: caption, caption, credit: 'Norrsken Bild' }];
  };
  const [mark = ''] = line.split(' ');
  switch (mark) {
    case '##':
    case '###':
      return [{ type: 'heading', attrs: { level: mark.length }, content: inline(rest(line)) }];
    case '>':
      return [{ type: 'blockquote', content: [paragraph(rest(line))] }];
    case '---':
      return [{ type: 'horizontalRule' }];
    case '[picture]':
      return picture(rest(line)).map((attrs) => ({ type: 'picture', attrs }));
    case '[gallery]': {
      const pictures = rest(line).split(/;\s*/).flatMap(picture);
      return pictures.length === 0 ? [] : [{ type: 'gallery', attrs: { pictures } }];
    }
    case '[game]':
      return things.gameUuid === undefined ? [] : [{ type: 'gameCard', attrs: { gameUuid: things.gameUuid } }];
    case '[embed]': {
      const [url = '', ...title] = rest(line).split(' ');
      const ref = url.split('/').at(-1) ?? '';
      return [{ type: 'embed', attrs: { provider: 'youtube', ref, url, title: title.join(' '), thumbnail: null } }];
    }
    default:
      return [paragraph(line)];
  }
}

function paragraph(text: string): ArticleNode {
  return { type: 'paragraph', content: inline(text) };
}

function list(type: 'bulletList' | 'orderedList', items: readonly string[]): ArticleNode {
  return { type, content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })) };
}

/** Rows of cells with a bar between each; the first row is the head. */
function table(rows: readonly string[]): ArticleNode {
  const content = rows.map((row, place) => {
    const cells = row.replace(/\|\s*$/, '').split('|');
    const type = place === 0 ? 'tableHeader' : 'tableCell';
    return { type: 'tableRow', content: cells.map((cell) => ({ type, content: [paragraph(cell.trim())] })) };
  });
  return { type: 'table', content };
}

const inlineMarks = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function inline(text: string): ArticleNode[] {
  const nodes: ArticleNode[] = [];
  const plain = (part: string) => {
    if (part !== '') nodes.push({ type: 'text', text: part });
  };
  let from = 0;
  for (const match of text.matchAll(inlineMarks)) {
    plain(text.slice(from, match.index));
    const [whole, bold, italic, linked, href] = match;
    const mark = bold ? { type: 'bold' } : italic ? { type: 'italic' } : { type: 'link', attrs: { href } };
    nodes.push({ type: 'text', text: bold ?? italic ?? linked ?? '', marks: [mark] });
    from = match.index + whole.length;
  }
  plain(text.slice(from));
  return nodes;
}
