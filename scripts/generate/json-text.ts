import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A fault in a text that should be JSON, at an offset. */
export interface TextFault {
  offset: number;
  message: string;
  suggestion: string;
}

/**
 * Reads a text as JSON and tells everything that keeps it from being it. `isWhole` says whether its meaning is beyond doubt all the same, as with a
 * comma too many, so that the rest can be looked at too.
 */
export function readJsonText(text: string): { root: Node | undefined; isWhole: boolean; faults: TextFault[] } {
  const tooDeep = offsetTooDeep(text);
  if (tooDeep !== undefined) {
    const message = `Braces and brackets are nested more than ${DEEPEST} deep.`;
    return {
      root: undefined,
      isWhole: false,
      faults: [{ offset: tooDeep, message, suggestion: 'Close some before.' }],
    };
  }
  const errors: ParseError[] = [];
  // A space for the mark: offsets stay as they are.
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true });
  const told = unique(errors.map((error) => tell(text, error)));
  const grave = told.find(({ isGrave }) => isGrave);
  // After a grave fault the parser guesses: what it finds then is mostly an echo.
  const sure = told.filter(({ isGrave, fault }) => !isGrave && (!grave || fault.offset < grave.fault.offset));
  const faults = [...encodingFaults(text), ...sure.map(({ fault }) => fault), ...(grave ? [grave.fault] : [])];
  if (root && !grave) faults.push(...doubleKeys(text, root));
  return { root, isWhole: !grave, faults };
}

/** No definition needs a tenth of it, and what reads one goes down as deep as it is. */
const DEEPEST = 200;

/** Where a text is nested too deep to be read; undefined where it is not. */
function offsetTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const begin = text[scanner.getTokenOffset()] ?? '';
    if ('{['.includes(begin)) depth++;
    if ('}]'.includes(begin)) depth--;
    if (depth > DEEPEST) return scanner.getTokenOffset();
  }
  return undefined;
}

/** The parser may stumble twice over one thing. */
function unique(told: readonly Told[]): Told[] {
  return [
    ...new Map(told.toReversed().map((one) => [`${one.fault.offset} ${one.fault.message}`, one])).values(),
  ].reverse();
}

function encodingFaults(text: string): TextFault[] {
  const faults: TextFault[] = [];
  if (text.startsWith('\uFEFF')) {
    const message = 'The file begins with an invisible mark, a byte order mark (BOM), which JSON does not allow.';
    faults.push({ offset: 0, message, suggestion: 'Save it as "UTF-8", not "UTF-8 with BOM".' });
  }
  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) {
    const message = 'A letter cannot be read: the file is not saved as UTF-8.';
    faults.push({ offset: broken, message, suggestion: 'Save it as "UTF-8", and write the letter again.' });
  }
  return faults;
}

interface Told {
  fault: TextFault;
  isGrave: boolean;
}

/** Blanks that JSON does not know, and characters without any width. */
const INVISIBLE = /[\u00A0\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/;
const CURLY = /[“”„‟‘’«»]/;

const QUOTES = 'Names and texts stand in "double quotes".';

/** What to say of the parser's codes that need no look at the text. */
const PLAIN: Readonly<Record<string, readonly [message: string, suggestion: string]>> = {
  UnexpectedEndOfString: ['A text is not closed.', 'Write its second quotation mark.'],
  CloseBraceExpected: ['The file ends too early.', 'A closing `}` is missing.'],
  CloseBracketExpected: ['A list is not closed.', 'A closing `]` is missing.'],
  EndOfFileExpected: ['Something follows after the closing brace.', 'Remove it, or the brace that closes too early.'],
  ColonExpected: ['A colon is missing between a name and its value.', 'Write `:` there.'],
  InvalidEscapeCharacter: ['A backslash stands where it cannot.', 'Write two backslashes for one.'],
};

function tell(text: string, { error: number, offset, length }: ParseError): Told {
  const error = printParseErrorCode(number);
  const told = (message: string, suggestion: string, at = offset, isGrave = true): Told => ({
    fault: { offset: at, message, suggestion },
    isGrave,
  });
  const before = text.slice(0, offset).trimEnd();
  const found = text.slice(offset, offset + length);
  const plain = PLAIN[error];
  if (plain) return told(...plain);
  if (error === 'InvalidCommentToken' || error === 'UnexpectedEndOfComment')
    return told('JSON has no comments.', 'Remove it.', offset, false);
  if (error === 'CommaExpected')
    return told(
      'A comma is missing at the end of this line.',
      'Write `,` there.',
      Math.max(0, before.length - 1),
      false,
    );
  const isWanted = error === 'PropertyNameExpected' || error === 'ValueExpected';
  if (isWanted && before.endsWith(',') && /^[}\]]/.test(text.slice(before.length).trimStart()))
    return told('There is a comma after the last entry.', 'Remove it.', before.length - 1, false);
  if (isWanted && found.trim() === '') return told('The file is empty, or ends too early.', 'Write the rest of it.');
  if (/^(<{7}|={7}|>{7})/.test(text.slice(offset)))
    return told(
      'Two versions of the file were not merged to the end.',
      'Choose one and remove the lines of `<`, `=` and `>`.',
    );
  if (found === ',') return told('There is a comma too many.', 'Remove it.');
  if (/\d,$/.test(before) && /^\d/.test(found))
    return told('A number is written with a comma.', 'Write a point: `1.5`.');
  if (INVISIBLE.test(text.charAt(offset)))
    return told(
      'An invisible character stands here, as text from Word or a web page brings along.',
      'Delete the blank and write it again.',
    );
  if (CURLY.test(found))
    return told(`\`${found}\` has curly quotation marks, as Word writes them.`, 'Write straight ones: `"`.');
  const word = WORDS.get(found.toLowerCase());
  if (word !== undefined) return told(`JSON has no \`${found}\`.`, `Write \`${word}\`.`);
  return told(`\`${found || text.slice(offset, offset + 10)}\` cannot be read as JSON.`, QUOTES);
}

/** What JSON calls the few values that have a name, by what people write instead. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['undefined', 'null'],
]);

/** A name that stands twice in the same braces: JSON takes the last one and forgets the first, without a word. */
function doubleKeys(text: string, root: Node): TextFault[] {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return twiceIn(root).map(({ name, first, offset }) => ({
    offset,
    message: `\`${name}\` stands twice in the same braces, first in line ${lineAt(first)}; only the last one counts.`,
    suggestion: 'Remove one of them.',
  }));
}

/** Every name that stands twice in the same braces, with the offsets of both. */
export function twiceIn(node: Node): { name: string; first: number; offset: number }[] {
  const first = new Map<string, number>();
  return (node.children ?? []).flatMap((child) => {
    const key = child.type === 'property' ? child.children?.[0] : undefined;
    const name: unknown = key?.value;
    const inside = twiceIn(child);
    if (!key || typeof name !== 'string') return inside;
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, key.offset);
    return earlier === undefined ? inside : [{ name, first: earlier, offset: key.offset }, ...inside];
  });
}
