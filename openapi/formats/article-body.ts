/**
 * What the body of an article may hold (`ArticleBody` of version 3), for console and service alike: a document of the
 * editor, made of the nodes and marks that are named here.
 */
import { isWebAddress, isWebAddressOrPath } from './web-address.ts';

/** A node of a document as it is stored. Names and attributes that are not known here are kept as they came. */
export interface ArticleNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly ArticleNode[];
  readonly marks?: readonly ArticleMark[];
  readonly text?: string;
}

/** A mark of a text. */
export interface ArticleMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A fault of a document: where it is within the body, and the rule that it breaks. */
export interface BodyFault {
  /** Dotted path such as `content.3.attrs.level`; empty for the document itself. */
  readonly path: string;
  readonly code:
    | 'document'
    | 'emptyText'
    | 'gallery'
    | 'level'
    | 'link'
    | 'span'
    | 'tooDeep'
    | 'tooLarge'
    | 'tooManyNodes'
    | 'unknownMark'
    | 'unknownNode';
  readonly message: string;
}

/** The most that a body may be: bytes of its JSON, nodes, nodes in each other, and pictures of a gallery. */
export const bodyLimits = { bytes: 900_000, nodes: 5_000, depth: 12, galleryPictures: 50 } as const;

/** Every node that a document may hold. */
const articleNodes = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'horizontalRule',
  'hardBreak',
  'codeBlock',
  'text',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'picture',
  'gallery',
  'embed',
  'gameCard',
  'factBox',
] as const;

/** Every mark that a text may bear. */
const articleMarks = ['bold', 'italic', 'underline', 'strike', 'code', 'link'] as const;

const knownNodes: ReadonlySet<string> = new Set(articleNodes);
const knownMarks: ReadonlySet<string> = new Set(articleMarks);

/** Whether a link of a text may lead there: an address on the web, a path of the site, mailto: or tel:. */
export function isArticleLink(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > 2000) return false;
  return (
    isWebAddressOrPath(address) ||
    /^mailto:[^\s<>"@?]+@[^\s<>"@?]+$/i.test(address) ||
    /^tel:\+?[\d().-]{3,30}$/i.test(address)
  );
}

/** Whether a value is a document of the editor. */
export function isArticleDocument(body: unknown): body is ArticleNode {
  return isRecord(body) && body.type === 'doc' && (body.content === undefined || Array.isArray(body.content));
}

/**
 * The faults of a body that is to be stored, at most 50. What `stored` held already stays as it is, although this version
 * does not know it: unknown nodes and marks, and links of former rules.
 */
export function articleBodyFaults(body: unknown, stored?: unknown): BodyFault[] {
  if (body === null) return [];
  if (!isArticleDocument(body)) return [{ path: '', code: 'document', message: 'The body must be a document.' }];
  if (new TextEncoder().encode(JSON.stringify(body)).length > bodyLimits.bytes) {
    return [{ path: '', code: 'tooLarge', message: 'The body is larger than 900 kB.' }];
  }
  const before = isArticleDocument(stored) ? oddParts(stored) : new Set<string>();
  const faults: BodyFault[] = [];
  let count = 0;
  const pending: Placed[] = placedContent(body, '', 0).reverse();
  for (let next = pending.pop(); next && faults.length < 50; next = pending.pop()) {
    count += 1;
    if (count > bodyLimits.nodes) {
      return [{ path: '', code: 'tooManyNodes', message: `The body has more than ${bodyLimits.nodes} parts.` }];
    }
    if (next.depth > bodyLimits.depth) {
      return [
        { path: next.path, code: 'tooDeep', message: `The body is nested deeper than ${bodyLimits.depth} levels.` },
      ];
    }
    const { node, path } = next;
    faults.push(...nodeFaults(node, path, before));
    if (isRecord(node)) pending.push(...placedContent(node, `${path}.`, next.depth).reverse());
  }
  return faults;
}

interface Placed {
  readonly node: unknown;
  readonly path: string;
  readonly depth: number;
}

function placedContent(node: { readonly content?: unknown }, path: string, depth: number): Placed[] {
  if (!Array.isArray(node.content)) return [];
  return node.content.map((child: unknown, index) => ({
    node: child,
    path: `${path}content.${index}`,
    depth: depth + 1,
  }));
}

function nodeFaults(node: unknown, path: string, before: ReadonlySet<string>): BodyFault[] {
  if (!isRecord(node) || typeof node.type !== 'string') {
    return [{ path, code: 'unknownNode', message: 'This part of the body is none that an article can have.' }];
  }
  if (!knownNodes.has(node.type)) {
    if (before.has(sorted(node))) return [];
    return [{ path, code: 'unknownNode', message: `An article has no part called '${node.type}'.` }];
  }
  if (node.content !== undefined && !Array.isArray(node.content)) {
    return [{ path: `${path}.content`, code: 'document', message: 'The content of a part must be a list.' }];
  }
  const attrs = isRecord(node.attrs) ? node.attrs : {};
  const check = attributeChecks[node.type];
  return [
    ...(node.type === 'text' && (typeof node.text !== 'string' || node.text === '')
      ? [{ path, code: 'emptyText', message: 'A text must not be empty.' } as const]
      : []),
    ...markFaults(node.marks, path, before),
    ...(check?.(attrs, `${path}.attrs`).filter(() => !before.has(sorted(node))) ?? []),
  ];
}

function markFaults(marks: unknown, path: string, before: ReadonlySet<string>): BodyFault[] {
  if (marks === undefined) return [];
  if (!Array.isArray(marks)) return [{ path: `${path}.marks`, code: 'unknownMark', message: 'Marks must be a list.' }];
  return marks.flatMap((mark: unknown, index): BodyFault[] => {
    const at = `${path}.marks.${index}`;
    if (before.has(sorted(mark))) return [];
    if (!isRecord(mark) || typeof mark.type !== 'string' || !knownMarks.has(mark.type)) {
      return [{ path: at, code: 'unknownMark', message: 'An article has no such mark.' }];
    }
    if (mark.type !== 'link' || (isRecord(mark.attrs) && isArticleLink(mark.attrs.href))) return [];
    return [
      { path: `${at}.attrs.href`, code: 'link', message: 'The link leads to nothing that a browser could open.' },
    ];
  });
}

type Attributes = Readonly<Record<string, unknown>>;

/** What the attributes of nodes must be. */
const attributeChecks: Readonly<Partial<Record<string, (attrs: Attributes, path: string) => BodyFault[]>>> = {
  heading: ({ level }, path) =>
    level === 2 || level === 3 || level === 4
      ? []
      : [{ path: `${path}.level`, code: 'level', message: 'A heading of an article has level 2, 3 or 4.' }],
  tableCell: spanFaults,
  tableHeader: spanFaults,
  embed: ({ url }, path) =>
    typeof url === 'string' && url.length <= 2000 && isWebAddress(url)
      ? []
      : [{ path: `${path}.url`, code: 'link', message: 'An embedded thing needs its address on the web.' }],
  gameCard: ({ gameUuid }, path) =>
    typeof gameUuid === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(gameUuid)
      ? []
      : [{ path: `${path}.gameUuid`, code: 'document', message: 'A game card names a game.' }],
  gallery: ({ pictures }, path) =>
    Array.isArray(pictures) && pictures.length <= bodyLimits.galleryPictures && pictures.every(isRecord)
      ? []
      : [{ path: `${path}.pictures`, code: 'gallery', message: 'A gallery is a list of at most 50 pictures.' }],
};

function spanFaults(attrs: Attributes, path: string): BodyFault[] {
  return (['colspan', 'rowspan'] as const)
    .filter((name) => attrs[name] !== undefined && !isSpan(attrs[name]))
    .map((name) => ({ path: `${path}.${name}`, code: 'span', message: 'A cell spans 1 to 100 rows or columns.' }));
}

/** Whether a value is a number of rows or columns that a cell may take. */
export function isSpan(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100;
}

/** The nodes and marks of a stored document that would be a fault today, by their text. */
function oddParts(stored: ArticleNode): Set<string> {
  const parts = new Set<string>();
  const pending: unknown[] = [...(stored.content ?? [])];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (nodeFaults(node, '', new Set()).length > 0) parts.add(sorted(node));
    if (!isRecord(node)) continue;
    if (Array.isArray(node.marks)) for (const mark of node.marks) parts.add(sorted(mark));
    if (Array.isArray(node.content)) pending.push(...(node.content as unknown[]));
  }
  return parts;
}

/** JSON whose properties are in one order: a database gives them in another than they came in. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    isRecord(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
