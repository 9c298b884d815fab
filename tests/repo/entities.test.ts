import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parseSource, place, projectFiles, readJson, walk } from './project-files.ts';

type Form = {
  readonly name: string;
  /** Said of what is kept within something else, which has no name of its own in the console. */
  readonly schema?: string;
  readonly labels: { readonly many: { readonly en: string } };
  readonly paths: { readonly list: string };
};
/** A word of the code; `asksForName`: it is compared with the name of something. */
type SpokenWord = { text: string; at: string; asksForName: boolean };

const notEntities = ['forms/form.schema.json', 'forms/widgets.json'];
const forms = projectFiles('json')
  .filter((file) => file.path.startsWith('forms/') && !notEntities.includes(file.path))
  .map((file) => readJson<Form>(file.path))
  .filter(({ schema }) => schema === undefined);

/** The names of the add-ons are fixed (specification §3), and some of them name an entity. */
const addOns = new Set(
  Object.keys(
    readJson<{ components: { schemas: { AddOns: { properties: object } } } }>('generated/openapi.json').components
      .schemas.AddOns.properties,
  ),
);
/** The specification's tables: of addresses (§2) and of what the session keeps (§4); and the authored order of the navigation. */
const tables = ['src/engine/routing/paths.ts', 'src/engine/values/stored.ts', 'src/app/shell/navigation-order.ts'];

/** Words of the web itself (an element, a kind of column, a type of file), which say nothing of an entity that bears them as its name. */
const platformWords = new Set(['image', 'video', 'layout', 'page']);
/** Those of them that name what every interface has: files may be called after them. */
const interfaceWords = new Set(['layout', 'page']);

/** Pages that no form can be, each about something of its own, where the console joins them, and the pages that visitors read. */
const handWritten = [/^src\/features\//, /^src\/app\/features\.ts$/, /^src\/site\//];

/** The editor of texts: what they may hold, games among it, is named by the contract (openapi/formats/article-body.ts). */
const ofTexts =
  /^src\/(ui\/rich-text|engine\/(widgets\/(page-text|game-choice)|merge\/value-text)|workbench\/gallery\/(rich-samples|sample-sources))/;

const screens = projectFiles('ts', 'tsx', 'css').filter(
  ({ path: file }) =>
    file.startsWith('src/') &&
    !/\.test\.tsx?$/.test(file) &&
    !tables.includes(file) &&
    !ofTexts.test(file) &&
    !handWritten.some((pattern) => pattern.test(file)),
);

test('competitions, their seasons, series and game series are among the entities', () => {
  expect(forms.map(({ name }) => name)).toEqual(expect.arrayContaining(['series', 'season', 'ssgt', 'game-series']));
});

describe.each(forms)(
  'the console knows nothing of the entity $name: it follows from forms/ and the contract',
  (form) => {
    const names = namedIn(form);

    // A word of the web may stand anywhere; that the entity is meant shows where its name is asked for, or its address.
    const isSpoken = platformWords.has(form.name)
      ? ({ text, asksForName }: SpokenWord) => (asksForName && text === form.name) || text.startsWith(form.paths.list)
      : ({ text }: SpokenWord) => !addOns.has(text) && names(text);

    test('no name, text or address in the code speaks of it', () => {
      const found = screens
        .filter((file) => !file.path.endsWith('.css'))
        .flatMap((file) => spokenWords(parseSource(file)))
        .filter(isSpoken)
        .map(({ text, at }) => `${at} ${text}`);
      expect(found).toEqual([]);
    });
  },
);

test.each(forms.filter(({ name }) => !interfaceWords.has(name)))('no file is named after the entity $name', (form) => {
  const names = namedIn(form);
  const found = screens.filter((file) => names(path.dirname(file.path)) || names(path.basename(file.path)));
  expect(found.map((file) => file.path)).toEqual([]);
});

/** Tells texts that name an entity, or many of it. */
function namedIn({ name, labels }: Form): (text: string) => boolean {
  const words = [name, labels.many.en].map(inWords);
  return (text) => words.some((word) => inWords(text).includes(word));
}

/** `teamUuid`, `team-list` and `Team list` in words: `-team-uuid-`, `-team-list-`. */
function inWords(text: string): string {
  const spaced = text.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return `-${spaced.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-`;
}

function spokenWords(source: ts.SourceFile): SpokenWord[] {
  const found: SpokenWord[] = [];
  walk(source, (node) => {
    const speaks = ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart(node);
    if (speaks) found.push({ text: node.text, at: place(node), asksForName: asksForName(node) });
  });
  return found;
}

/** `entity.name === 'image'`, `name !== 'image'`. */
function asksForName({ parent }: ts.Node): boolean {
  return (
    ts.isBinaryExpression(parent) && [parent.left, parent.right].some((side) => /(^|\.)name$/.test(side.getText()))
  );
}

function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}
