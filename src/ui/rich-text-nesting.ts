import { bodyLimits } from '../../openapi/formats/article-body.ts';

/** What becomes a level of a text of its own. */
const LEVELS = 'ul, ol, li, blockquote, table, tr, td, th, [data-node]';
const BLOCKS = 'p, ul, ol, table, blockquote, pre, hr, h1, h2, h3, h4, h5, h6, [data-node]';

/**
 * Takes lists and quotations out of what they stand in where they lie deeper than a text may be nested, as the answers to answers of an
 * e-mail do: the service would refuse all of the text. Every word stays, in its order.
 */
export function flattenDeep(body: HTMLElement): void {
  for (const element of body.querySelectorAll('ul, ol, blockquote')) {
    const isQuote = element.localName === 'blockquote';
    // A paragraph and its words stand in it, and in a list an item around them.
    const within = isQuote ? 2 : 3;
    if (levelOf(element) + within <= bodyLimits.depth) continue;
    if (isQuote) element.replaceWith(...element.childNodes);
    else takeOut(element);
  }
}

function levelOf(element: Element): number {
  let level = 0;
  for (let one: Element | null = element; one; one = one.parentElement) if (one.matches(LEVELS)) level += 1;
  return level;
}

/** Makes the items of a list items of the list around it, or paragraphs where there is none. */
function takeOut(list: Element): void {
  const item = list.parentElement;
  const items = [...list.children];
  if (item?.localName !== 'li') {
    list.replaceWith(...items.flatMap(contentOf));
    return;
  }
  const rest: ChildNode[] = [];
  for (let next = list.nextSibling; next; next = next.nextSibling) rest.push(next);
  items.at(-1)?.append(...rest);
  item.after(...items);
  list.remove();
}

function contentOf(item: Element): Node[] {
  if (item.querySelector(BLOCKS)) return [...item.childNodes];
  const paragraph = item.ownerDocument.createElement('p');
  paragraph.append(...item.childNodes);
  return [paragraph];
}
