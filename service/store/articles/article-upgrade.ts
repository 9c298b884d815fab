import { Parser } from 'htmlparser2';
import { type ArticleMark, type ArticleNode, isArticleLink } from '../../../openapi/formats/article-body.ts';
import { linkAddress } from '../../../openapi/formats/article-html.ts';
import type { Article } from '../contract.ts';
import { articleHtml } from './article-html.ts';

/** The body of an article of any version as a document of version 3: what an old article becomes when it is duplicated. */
export function upgradedBody(version: Article['articleVersion'], body: Article['body']): Article['body'] {
  if (typeof body !== 'string') return body ?? null;
  return { ...documentOf(articleHtml(version ?? 'v1', body, { base: '' })) };
}

/** A node that is being filled. */
interface Open {
  readonly type: string;
  readonly attrs?: Record<string, unknown>;
  readonly content: ArticleNode[];
}

/** Elements that become a node of their own. */
const blocks: Readonly<Partial<Record<string, string>>> = {
  p: 'paragraph',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
  pre: 'codeBlock',
  table: 'table',
  tr: 'tableRow',
  th: 'tableHeader',
  td: 'tableCell',
  figcaption: 'paragraph',
};
const marks: Readonly<Partial<Record<string, string>>> = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  code: 'code',
};
/** Nodes that hold text themselves; in all others a paragraph has to. */
const ofText: ReadonlySet<string> = new Set(['paragraph', 'heading', 'codeBlock']);
/** Nodes that hold certain nodes only, so that blanks between those are none of the text. */
const ofNodes: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'table', 'tableRow']);

/** The document of clean HTML (`articleHtml`). Pictures from elsewhere become links: an article shows those of the library. */
export function documentOf(html: string): { type: 'doc'; content: ArticleNode[] } {
  const root: Open = { type: 'doc', content: [] };
  const open: Open[] = [root];
  const marked: ArticleMark[] = [];
  const top = () => open.at(-1) ?? root;
  const place = (node: ArticleNode) => {
    if (ofText.has(top().type)) top().content.push(node);
    else implicitParagraph(top()).push(node);
  };
  const addText = (text: string) => {
    const inCode = top().type === 'codeBlock';
    const written = inCode ? text : text.replace(/\s+/g, ' ');
    if (written === '' || (written === ' ' && (ofNodes.has(top().type) || !endsInText(top())))) return;
    if (ofNodes.has(top().type)) return;
    place({ type: 'text', text: written, ...(marked.length > 0 && !inCode && { marks: [...marked] }) });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'br') return place({ type: 'hardBreak' });
        if (name === 'hr') return void top().content.push({ type: 'horizontalRule' });
        if (name === 'img') return addImage(place, attributes);
        if (name === 'a') return void marked.push({ type: 'link', attrs: { href: attributes.href ?? '' } });
        const mark = marks[name];
        if (mark !== undefined && top().type !== 'codeBlock') return void marked.push({ type: mark });
        const type = blocks[name];
        if (type !== undefined) open.push({ type, content: [], ...attributesOf(name, attributes) });
      },
      ontext: addText,
      onclosetag(name) {
        const mark = name === 'a' ? 'link' : marks[name];
        if (mark !== undefined) {
          const last = marked.findLastIndex(({ type }) => type === mark);
          if (last !== -1) marked.splice(last, 1);
          return;
        }
        const type = blocks[name];
        if (type === undefined || open.length === 1 || top().type !== type) return;
        const closed = open.pop();
        if (closed) top().content.push(...finished(closed));
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return { type: 'doc', content: root.content.map(withoutDeadLinks) };
}

/** The paragraph at the end of a node in which text may stand. */
function implicitParagraph(node: Open): ArticleNode[] {
  const last = node.content.at(-1);
  if (last?.type === 'paragraph' && implicit.has(last)) return last.content as ArticleNode[];
  const made = { type: 'paragraph', content: [] };
  implicit.add(made);
  node.content.push(made);
  return made.content;
}
const implicit = new WeakSet<ArticleNode>();

function endsInText(node: Open): boolean {
  const last = node.content.at(-1);
  return last !== undefined && (ofText.has(node.type) || implicit.has(last));
}

function addImage(place: (node: ArticleNode) => void, { src = '', alt }: Record<string, string>): void {
  if (!isArticleLink(src)) return;
  place({ type: 'text', text: alt || src, marks: [{ type: 'link', attrs: { href: linkAddress(src) } }] });
}

function attributesOf(name: string, attributes: Record<string, string>): { attrs?: Record<string, unknown> } {
  if (/^h[234]$/.test(name)) return { attrs: { level: Number(name[1]) } };
  if (name !== 'td' && name !== 'th') return {};
  const span = (text: string | undefined) => Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), 100);
  return { attrs: { colspan: span(attributes.colspan), rowspan: span(attributes.rowspan) } };
}

/** A closed node as it may stand in a document; blocks that stood in a line of text follow it. */
function finished({ type, attrs, content }: Open): ArticleNode[] {
  const shown =
    type === 'codeBlock'
      ? content.map(({ type, text }) => ({ type, text: text ?? '' })).filter(({ text }) => text)
      : content;
  if (!ofText.has(type)) {
    const filled = type === 'listItem' || type === 'tableCell' || type === 'tableHeader' || type === 'blockquote';
    const inside = filled && shown.length === 0 ? [{ type: 'paragraph' }] : shown;
    return [{ type, ...(attrs && { attrs }), content: inside }];
  }
  const lines = shown.filter(({ type }) => type === 'text' || type === 'hardBreak');
  const others = shown.filter(({ type }) => type !== 'text' && type !== 'hardBreak');
  if (lines.length === 0 && others.length > 0) return others;
  return [{ type, ...(attrs && { attrs }), ...(lines.length > 0 && { content: lines }) }, ...others];
}

/** A link without an address is no link. */
function withoutDeadLinks(node: ArticleNode): ArticleNode {
  const marks = node.marks?.filter(({ type, attrs }) => type !== 'link' || isArticleLink(attrs?.href));
  const { marks: _, ...rest } = node;
  return {
    ...rest,
    ...(marks && marks.length > 0 && { marks }),
    ...(node.content && { content: node.content.map(withoutDeadLinks) }),
  };
}
