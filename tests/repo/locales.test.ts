import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseSource, place, projectFiles, walk } from './project-files.ts';

type Texts = { readonly [key: string]: string | Texts };

const en = textsOf('en');
const sv = textsOf('sv');

/** What every page has, what areas bring with their own pages, and the words of the studio. */
function textsOf(language: string): Map<string, string> {
  const files = projectFiles('json').filter(({ path }) =>
    new RegExp(`^src/(locales/(areas/[a-z-]+\\.)?|workbench/locales/)${language}\\.json$`).test(path),
  );
  return new Map(files.flatMap(({ text }) => [...flatten(JSON.parse(text) as Texts)]));
}

describe('the two languages say the same', () => {
  test('they have the same keys: a missing one would show English to Swedes', () => {
    expect([...sv.keys()].sort()).toEqual([...en.keys()].sort());
  });

  test('no text is empty', () => {
    const empty = [...en, ...sv].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  test('each text takes the same values: one that is left out is information lost', () => {
    const differing = [...en]
      .filter(([key, text]) => placeholders(text) !== placeholders(sv.get(key) ?? ''))
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  test('a counted thing has its form for one: nobody says `1 rows`', () => {
    const counted = /\{\{count[^}]*\}\}\s+\p{L}/u;
    const single = [...en, ...sv].filter(([key, text]) => counted.test(text) && !/_(one|other)$/.test(key));
    expect(single.map(([key]) => key)).toEqual([]);
    const lonely = [...en.keys()].filter((key) => key.endsWith('_other') && !en.has(key.replace(/_other$/, '_one')));
    expect(lonely).toEqual([]);
  });
});

test('Swedish undoes with Ångra, resets with Återställ and restores with Hämta tillbaka: Ta tillbaka had meant all three', () => {
  const unclear = /(?<!\p{L})(ta|tar|tas|tog|togs|tagit|tagits) tillbaka|återtagen/iu;
  expect([...sv].filter(([, text]) => unclear.test(text))).toEqual([]);
});

describe('texts and code belong together', () => {
  const keys = new Set([...en.keys()].map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
  const uses = projectFiles('ts', 'tsx')
    .filter((file) => file.path.startsWith('src/') && !/\.test\.tsx?$/.test(file.path))
    .map((file) => collectUses(parseSource(file)));
  const mentioned = new Set(uses.flatMap((use) => use.literals));
  const patterns = uses.flatMap((use) => use.patterns);

  test('every key that the code asks for exists: the user would read the key', () => {
    const missing = uses
      .flatMap((use) => use.asked)
      .filter(({ key }) =>
        typeof key === 'string' ? !keys.has(key) : ![...keys].some((existing) => key.test(existing)),
      )
      .map(({ key, at }) => `${at} ${String(key)}`);
    expect(missing).toEqual([]);
  });

  test('every key is asked for: a text that nobody reads is still translated', () => {
    // `messages` is the specification's catalogue (§8), kept whole; some of its texts await their area.
    const ours = [...keys].filter((key) => !key.startsWith('messages.'));
    const unused = ours.filter((key) => !mentioned.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? [])].sort().join(' ');
}

/** `literals` and `patterns`: every text and template of the file. `asked`: those that stand in `t(...)` or `i18nKey`. */
type Uses = {
  readonly literals: string[];
  readonly patterns: RegExp[];
  readonly asked: { readonly key: string | RegExp; readonly at: string }[];
};

function collectUses(source: ts.SourceFile): Uses {
  const uses: Uses = { literals: [], patterns: [], asked: [] };
  const endings: string[] = [];
  walk(source, (node) => {
    if (ts.isStringLiteralLike(node)) uses.literals.push(node.text);
    const pattern = ts.isTemplateExpression(node) ? keyPattern(node) : undefined;
    if (pattern !== undefined) uses.patterns.push(pattern);
    if (ts.isTemplateExpression(node) && node.head.text === '') endings.push(node.templateSpans[0]?.literal.text ?? '');
    for (const key of askedKeys(node)) uses.asked.push({ key, at: place(node) });
  });
  // `${group}.title`, where the same file names the group.
  uses.literals.push(...uses.literals.flatMap((literal) => endings.map((ending) => literal + ending)));
  return uses;
}

/** The keys that `t('a.b')`, `t(x ? 'a' : 'b')`, t(`a.${b}`) or `<Trans i18nKey="a.b">` ask for. */
function askedKeys(node: ts.Node): (string | RegExp)[] {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey' && node.initializer) return keysIn(node.initializer);
  if (!ts.isCallExpression(node) || !node.arguments[0]) return [];
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
  return callee.getText() === 't' ? keysIn(node.arguments[0]) : [];
}

function keysIn(node: ts.Node): (string | RegExp)[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [keyPattern(node)].filter((pattern) => pattern !== undefined);
  if (ts.isConditionalExpression(node)) return [...keysIn(node.whenTrue), ...keysIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return keysIn(node.expression);
  if (ts.isJsxExpression(node) && node.expression) return keysIn(node.expression);
  return [];
}

/** A template as a pattern of keys, when it begins like one: `errors.${code}` is `errors.<anything but a dot>`. */
function keyPattern(node: ts.TemplateExpression): RegExp | undefined {
  if (!/^\w+\./.test(node.head.text)) return undefined;
  const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`);
}
