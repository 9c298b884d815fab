import { expect, test } from 'vitest';
import { isObject, type Json } from '../../scripts/generate/json.ts';
import { projectFiles } from './project-files.ts';

type Said = { readonly path: string; readonly key: string; readonly words: string };

/** All texts of the definitions but the specification's titles (§2), and the names of the pages in the navigation. */
const said: readonly Said[] = projectFiles('json').flatMap(({ path, text }) => {
  if (/^forms\/(?!form\.schema|widgets)[a-z-]+\.json$/.test(path)) return textsIn(JSON.parse(text) as Json, path);
  if (!/^src\/locales\/(en|sv)\.json$/.test(path)) return [];
  const { places } = JSON.parse(text) as { places: Readonly<Record<string, string>> };
  return Object.values(places).map((words) => ({ path, key: 'label', words }));
});

/** What something is called by; choices may be names of their own, such as those of rounds. */
const naming = ['one', 'many', 'add', 'label', 'title'];
/** Languages begin with a capital wherever they stand. */
const languages = ['English', 'Swedish', 'Norwegian'];

test('names are in sentence case: “Connect Teams” beside “Create competition” looks like two hands', () => {
  const inTitleCase = said.filter(
    ({ key, words }) =>
      naming.includes(key) &&
      words
        .split(' ')
        .slice(1)
        .some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !languages.includes(word)),
  );
  expect(inTitleCase).toEqual([]);
});

test('SSGT and ECAL are words of the specification’s titles alone: people say competition and event calendar', () => {
  expect(said.filter(({ words }) => /SSGT|ECAL/.test(words))).toEqual([]);
});

function textsIn(value: Json, path: string, key = ''): Said[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, path, key));
  if (!isObject(value)) return [];
  const { en, sv } = value;
  if (typeof en === 'string' && typeof sv === 'string') return [en, sv].map((words) => ({ path, key, words }));
  return Object.entries(value).flatMap(([name, one]) => (name === 'titles' ? [] : textsIn(one, path, name)));
}
