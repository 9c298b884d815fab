import type { Node } from '@tiptap/pm/model';

/** A place in a document, from here to there. */
export interface Match {
  from: number;
  to: number;
}

/** Where words stand in a document. They are found within one block, however they are emphasised. */
export function findMatches(doc: Node, query: string, isCase: boolean): readonly Match[] {
  if (query === '') return [];
  const wanted = new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), isCase ? 'gu' : 'giu');
  const found: Match[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    // Whatever is no text takes one place, as it does in the document.
    const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
    for (const { index, 0: words } of text.matchAll(wanted))
      found.push({ from: at + 1 + index, to: at + 1 + index + words.length });
    return false;
  });
  return found;
}
