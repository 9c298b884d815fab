import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseSource, place, projectFiles, walk } from './project-files.ts';

const code = projectFiles('ts', 'tsx', 'mjs', 'cjs', 'js');
const typed = code.filter((file) => /\.tsx?$/.test(file.path)).map(parseSource);
const screens = typed.filter((source) => source.fileName.startsWith('src/'));

describe('files stay small enough to read in one sitting: the engine file is where such projects run away', () => {
  const sizes = code.map((file) => ({ name: file.path, lines: file.text.trimEnd().split('\n').length }));

  test('no file has more than 300 lines', () => {
    expect(over(sizes, 300)).toEqual([]);
  });

  test('nine of ten have 200 or fewer', () => {
    expect(ninetieth(sizes)).toBeLessThanOrEqual(200);
  });
});

describe('functions stay small enough to name', () => {
  const sizes = typed.flatMap(namedFunctions);

  test('no function has more than 100 lines', () => {
    expect(over(sizes, 100)).toEqual([]);
  });

  test('nine of ten have 50 or fewer', () => {
    expect(ninetieth(sizes)).toBeLessThanOrEqual(50);
  });
});

describe('types are told, not silenced', () => {
  test('no `any`: what comes from outside is `unknown` until it was looked at', () => {
    expect(findNodes(typed, (node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([]);
  });

  test('no `as unknown as`: it turns anything into anything', () => {
    const twofold = (node: ts.Node) =>
      ts.isAsExpression(node) &&
      ts.isAsExpression(node.expression) &&
      node.expression.type.kind === ts.SyntaxKind.UnknownKeyword;
    expect(findNodes(typed, twofold)).toEqual([]);
  });
});

describe('names tell what is inside', () => {
  const names = projectFiles('ts', 'tsx', 'mjs', 'css', 'json', 'yaml', 'sql').map((file) => file.path);

  test('kebab-case, so that a name is the same on every file system', () => {
    const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
    expect(names.filter((name) => name.split('/').some((part) => !kebab.test(part)))).toEqual([]);
  });

  test('nothing is called utils, helpers, misc or common: such files collect whatever has no place', () => {
    const vague = /^(utils?|helpers?|misc|commons?)$/;
    expect(names.filter((name) => name.split(/[/.]/).some((part) => vague.test(part)))).toEqual([]);
  });

  test('no barrels: an index.ts that re-exports hides where things are and makes cycles', () => {
    expect(code.filter((file) => /^index\.\w+$/.test(path.basename(file.path))).map((file) => file.path)).toEqual([]);
    const reExport = (node: ts.Node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined;
    expect(findNodes(typed, reExport)).toEqual([]);
  });
});

describe('what the console must not do', () => {
  test('no inline styles: the content security policy refuses them', () => {
    const isStyle = (node: ts.Node) => ts.isJsxAttribute(node) && node.name.getText() === 'style';
    expect(findNodes(screens, isStyle)).toEqual([]);
  });

  test('no positioned rows of tables: Safari does not position them, and what should cover a row covers the page', () => {
    const positioned = /\b(?:tr|thead|tbody)(?:\[[^\]]*\]|:[a-z-]+(?:\([^)]*\))?)*\s*(?:,[^{]*)?\{[^}]*\bposition:/;
    const styles = projectFiles('css').filter(({ text }) => positioned.test(text));
    expect(styles.map((file) => file.path)).toEqual([]);
  });

  test('no HTML put into a page as it is, but the body of an article, which the service has written or cleaned', () => {
    const isHtml = (node: ts.Node) => ts.isJsxAttribute(node) && node.name.getText() === 'dangerouslySetInnerHTML';
    const found = findNodes(screens, isHtml).map((place) => place.replace(/:\d+$/, ''));
    expect(found).toEqual(['src/site/clean-html.tsx']);
  });

  test('no hand-written query key: keys come from the generated options, or caches go stale unseen', () => {
    const isKey = (node: ts.Node) =>
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'queryKey' &&
      ts.isArrayLiteralExpression(node.initializer);
    expect(findNodes(screens.filter(isProduct), isKey)).toEqual([]);
  });

  test('no `useNavigation`: pages are told of arrivals only, and it would always say that nothing is on its way', () => {
    const isAsked = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'useNavigation';
    expect(findNodes(screens.filter(isProduct), isAsked)).toEqual([]);
  });
});

test('a test that asks again and again says for how long: the second that it would have is short where others work', () => {
  const asksAgain = /^(vi\.waitFor|expect\.poll)$/;
  const isHasty = (node: ts.Node) =>
    ts.isCallExpression(node) && node.arguments.length < 2 && asksAgain.test(node.expression.getText());
  // Browser tests have one time for all that they wait for.
  const waiting = typed.filter(({ fileName }) => !fileName.startsWith('tests/e2e/'));
  expect(findNodes(waiting, isHasty)).toEqual([]);
});

test('no path of one machine: the project runs wherever it is copied to', () => {
  const machine = /(?<![\w.])\/(work|root|home)\/[\w-]/;
  const texts = projectFiles('ts', 'tsx', 'mjs', 'cjs', 'js', 'json', 'yaml', 'md', 'sql', 'css', 'html', 'sh');
  expect(
    texts.filter((file) => file.path !== 'package-lock.json' && machine.test(file.text)).map((file) => file.path),
  ).toEqual([]);
});

type Size = { readonly name: string; readonly lines: number };

function over(sizes: readonly Size[], most: number): string[] {
  return sizes.filter((size) => size.lines > most).map((size) => `${size.name} (${size.lines} lines)`);
}

function ninetieth(sizes: readonly Size[]): number {
  const lines = sizes.map((size) => size.lines).sort((a, b) => a - b);
  return lines[Math.floor(lines.length * 0.9)] ?? 0;
}

/** Functions that have a name of their own or of the variable or property that holds them. */
function namedFunctions(source: ts.SourceFile): Size[] {
  const found: Size[] = [];
  walk(source, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return;
    const holder = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent);
    if (node.name === undefined && !holder) return;
    const start = source.getLineAndCharacterOfPosition(node.getStart()).line;
    const end = source.getLineAndCharacterOfPosition(node.getEnd()).line;
    found.push({ name: place(node), lines: end - start + 1 });
  });
  return found;
}

function findNodes(sources: readonly ts.SourceFile[], wanted: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  for (const source of sources) {
    walk(source, (node) => {
      if (wanted(node)) found.push(place(node));
    });
  }
  return found;
}

function isProduct(source: ts.SourceFile): boolean {
  return !/\.test\.tsx?$/.test(source.fileName);
}
