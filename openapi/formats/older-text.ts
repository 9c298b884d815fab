/** The HTML of an older text: a list of blocks with `data.text`, each a paragraph. What is no such block says nothing. */
export function olderTextHtml(blocks: readonly unknown[]): string {
  const texts = (blocks as readonly ({ data?: { text?: unknown } | null } | null)[]).flatMap((block) =>
    typeof block?.data?.text === 'string' ? [block.data.text] : [],
  );
  return texts.map((text) => `<p>${text}</p>`).join('');
}
