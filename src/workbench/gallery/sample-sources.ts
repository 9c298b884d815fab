import type { Read, Source } from '../../contract/source.ts';
import { sampleTags } from './sample-tags.ts';

/** How many clubs there are: as many as a list of the service may have. */
const CLUBS = 20_000;
const PAGE = 50;

type Row = Readonly<Record<string, unknown>>;

const clubs: readonly Row[] = Array.from({ length: CLUBS }, (_, index) => ({
  uuid: `c${index}`,
  name: `Frosthamn ${index}`,
}));
const registers: readonly Row[] = ['isa', 'league', 'press'].map((code) => ({
  uuid: code,
  code,
  visible: true,
  name: [
    { language: 'en', translation: `Register ${code}` },
    { language: 'sv', translation: `Registret ${code}` },
  ],
}));

const matches: readonly Row[] = ['Frosthamn HC - Isdalen SK', 'Isdalen SK - Frosthamn HC'].map((name, index) => ({
  uuid: `m${index}`,
  name,
  start: `2026-0${index + 2}-14T18:30:00Z`,
}));

const games: readonly Row[] = ['Frosthamn HC - Älvnäs IF', 'Isdalen SK - Frosthamn HC'].map((name, index) => ({
  value: `game.qa98unlbd${6 + index}`,
  name,
  detail: `2026-11-2${7 + index}T18:00:00Z`,
}));

/** The lists that the gallery's relations choose from, in memory: thousands of clubs that are searched as the service would, and a few registers. */
export const sampleSources: Readonly<Record<string, Source>> = {
  listClubs: { searches: true, read: (search) => answered(['clubs', search], () => pageOf(clubs, search)) },
  listMatches: { searches: false, isFilled: true, read: () => answered(['matches'], () => matches) },
  searchTags: { searches: true, read: (search) => answered(['tags', search], () => pageOf(sampleTags, search)) },
  fetchTags: {
    searches: false,
    isFilled: true,
    values: 'values',
    read: (_search, given) => answered(['tags of', String(given?.values)], () => tagsOf(given?.values)),
  },
  searchGames: { searches: true, read: (search) => answered(['games', search], () => pageOf(games, search)) },
  fetchGames: {
    searches: false,
    isFilled: true,
    values: 'values',
    read: (_search, given) =>
      answered(['games of', String(given?.values)], () =>
        games.filter(({ value }) => [given?.values].flat().includes(String(value))),
      ),
  },
  listRegisters: { searches: false, read: () => answered(['registers'], () => ({ items: registers })) },
};

function tagsOf(values: unknown): readonly object[] {
  return sampleTags.filter(({ value }) => [values].flat().includes(value));
}

function pageOf(rows: readonly Row[], search: string): { items: readonly object[] } {
  const wanted = search.toLowerCase();
  const found = rows.filter((row) => String(row.name).toLowerCase().includes(wanted));
  const page = { items: found.slice(0, PAGE), total: found.length };
  return page;
}

/** An answer that takes a moment, as one over a network does. */
function answered<Data>(key: readonly unknown[], answer: () => Data): Read<Data> {
  return {
    queryKey: key,
    queryFn: async () => {
      await new Promise((resolve) => setTimeout(resolve, 120));
      return answer();
    },
  };
}
