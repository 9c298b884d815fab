import type { Site } from './list-service.ts';

/** A list as one may ask for it. `name` is what stands in the table; `query` are its parameters. */
export interface ListCase {
  name: string;
  query: Readonly<Record<string, string>>;
}

/** A list that is measured: its address, the page that the console asks for, and the ways to ask for it, which may hang on what a site holds. */
export interface MeasuredList {
  path: string;
  page: Readonly<Record<string, string>>;
  cases(site: Site): Promise<ListCase[]>;
}

const sorts = (names: readonly string[]): ListCase[] =>
  names.flatMap((sortBy) =>
    ['asc', 'desc'].map((sortOrder) => ({ name: `by ${sortBy} ${sortOrder}`, query: { sortBy, sortOrder } })),
  );
/** One filter; none where the site holds nothing to filter by. */
const filter = (query: Record<string, string>): ListCase[] =>
  Object.values(query).every(Boolean)
    ? [
        {
          name: `where ${Object.entries(query)
            .map(([key, value]) => (/^(true|false)$/.test(value) ? `${key}=${value}` : key))
            .join(', ')}`,
          query,
        },
      ]
    : [];
const searches = (parameter: string, texts: Readonly<Record<string, string>>): ListCase[] =>
  Object.entries(texts).map(([name, text]) => ({ name: `search, ${name}`, query: { [parameter]: text } }));
const asIs: ListCase = { name: 'as it opens', query: {} };

/** The last page of a list, and of a search in it. */
async function lastPages(site: Site, list: MeasuredList, ways: readonly ListCase[]): Promise<ListCase[]> {
  const cases: ListCase[] = [];
  for (const way of ways) {
    const { total } = await site.page(list.path, { ...list.page, ...way.query });
    const page = String(Math.max(1, Math.ceil(total / Number(list.page.pageSize))));
    cases.push({ name: `${way.name}: last page`, query: { ...way.query, page } });
  }
  return cases;
}

/** What stands in a row of the middle of a list, which is rare where there are many. */
async function middle(site: Site, list: MeasuredList): Promise<Record<string, unknown>> {
  const { total } = await site.page(list.path, { ...list.page, pageSize: '1' });
  const page = String(Math.max(1, Math.floor(total / 2)));
  const { items } = await site.page(list.path, { ...list.page, pageSize: '1', page });
  return items[0] ?? {};
}

/** The property of an object at a dotted path, as text. */
function textAt(row: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), row);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

const teams: MeasuredList = {
  path: '/sports-v2/teams',
  page: { pageSize: '20' },
  async cases(site) {
    const row = await middle(site, teams);
    const name = textAt(row, 'displayName');
    const finds = searches('searchToken', {
      'one letter': 'a',
      'two letters': 'ha',
      'common word': 'hk',
      'whole name': name,
      'part of a name': name.slice(1, 5),
      'no hit': 'qxzjw',
    });
    return [
      asIs,
      ...sorts(['displayName', 'teamCode', 'gender', 'nationality', 'ownerSite', 'lastModified']),
      ...filter({ gender: 'male' }),
      ...filter({ teamCode: textAt(row, 'teamCode') }),
      ...filter({ seriesUuid: await site.firstUuid('/sports-v2/series') }),
      ...filter({ ssgtUuid: await site.firstUuid('/sports-v2/ssgts') }),
      ...filter({ changedFrom: '2020-01-01' }),
      ...filter({ deleted: 'true' }),
      ...finds,
      ...(await lastPages(site, teams, [asIs, ...finds.slice(0, 1)])),
    ];
  },
};

const players: MeasuredList = {
  path: '/sports-v2/players',
  page: { pageSize: '20' },
  async cases(site) {
    const row = await middle(site, players);
    const [first, last] = [textAt(row, 'firstName'), textAt(row, 'lastName')];
    const finds = searches('searchToken', {
      'one letter': 'a',
      'two letters': 'an',
      'three letters': 'son',
      'a last name': last,
      'first and last name': `${first} ${last}`,
      'part of a name': last.slice(1, 5),
      'no hit': 'qxzjw',
    });
    const columns = ['fullName', 'firstName', 'jerseyNumber', 'position', 'shoots', 'dateOfBirth', 'nationality'];
    return [
      asIs,
      ...sorts([...columns, 'gender', 'height', 'weight', 'team', 'createdAt', 'lastModified']),
      ...filter({ teamUuid: textAt(row, 'team.uuid') }),
      ...filter({ seriesUuid: await site.firstUuid('/sports-v2/series') }),
      ...filter({ withoutTeam: 'true' }),
      ...filter({ withoutTeam: 'false' }),
      ...filter({ positionCode: textAt(row, 'positionCode') }),
      ...filter({ gender: textAt(row, 'gender') }),
      ...filter({ nationality: textAt(row, 'nationality') }),
      ...filter({ bornFrom: '2000-01-01' }),
      ...filter({ lastName: last }),
      ...filter({ changedFrom: '2020-01-01' }),
      ...finds,
      ...(await lastPages(site, players, [asIs, ...finds.slice(0, 1)])),
    ];
  },
};

const games: MeasuredList = {
  path: '/sports-v2/games',
  page: { pageSize: '50' },
  async cases(site) {
    const row = await middle(site, games);
    const [home, away] = [textAt(row, 'homeTeam.displayName'), textAt(row, 'awayTeam.displayName')];
    const finds = searches('search', {
      'one letter': 'a',
      'two letters': 'ik',
      'three letters': 'sta',
      'a team': home,
      'one word of each team': `${longest(home)} ${longest(away)}`,
      'part of a name': longest(home).slice(1, 5),
      'no hit': 'qxzjw',
    });
    const columns = ['startDateTime', 'titles', 'homeTeam', 'awayTeam', 'venueName', 'series', 'roundNumber'];
    return [
      asIs,
      ...sorts([...columns, 'status', 'lastModified']),
      ...filter({ played: 'true' }),
      ...filter({ played: 'false' }),
      ...filter({ status: 'upcoming' }),
      ...filter({ status: 'finished' }),
      ...filter({ team: textAt(row, 'homeTeam.uuid') }),
      ...filter({ series: textAt(row, 'seriesInfo.uuid') }),
      ...filter({ seasonSeriesGameType: textAt(row, 'ssgtUuid') }),
      ...filter({ startsFrom: textAt(row, 'startDateTime').slice(0, 10) }),
      ...filter({ location: 'arena' }),
      ...filter({ location: 'qxzjw' }),
      ...finds,
      { name: 'search in one series', query: { search: 'a', series: textAt(row, 'seriesInfo.uuid') } },
      { name: 'search in what is played', query: { search: longest(home), played: 'true' } },
      ...(await lastPages(site, games, [asIs, ...finds.slice(0, 1)])),
    ];
  },
};

const images: MeasuredList = {
  path: '/media/all',
  page: { type: 'image', pageSize: '20' },
  async cases(site) {
    const row = await middle(site, images);
    const name = textAt(row, 'name');
    const finds = searches('search', {
      'one letter': 'a',
      'two letters': 'en',
      'three letters': 'ing',
      'a common word': longest(name),
      'a whole name': name,
      'part of a word': longest(name).slice(1, 5),
      'no hit': 'qxzjw',
      'no hit, two words': `qxzjw ${longest(name)}`,
    });
    return [
      asIs,
      ...sorts(['createdAt', 'name', 'views', 'size']),
      ...filter({ category: textAt(row, 'categories.0.id') }),
      ...filter({ tag: textAt(row, 'tags.0.value') }),
      ...filter({ uploader: textAt(row, 'createdBy') }),
      ...filter({ private: 'true' }),
      ...filter({ private: 'false' }),
      ...filter({ draft: 'true' }),
      ...filter({ sixteenNine: 'true' }),
      ...filter({ sixteenNine: 'false' }),
      ...filter({ status: 'ready' }),
      ...filter({ uploadedFrom: textAt(row, 'createdAt').slice(0, 10) }),
      ...finds,
      { name: 'search in a category', query: { search: 'a', category: textAt(row, 'categories.0.id') } },
      { name: 'search in what is public', query: { search: longest(name), private: 'false' } },
      ...(await lastPages(site, images, [asIs, ...finds.slice(0, 1)])),
    ];
  },
};

const longest = (text: string): string => text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';

/** The lists that grow with a site, by what `npm run bench -- lists` calls them. */
export const measuredLists = { teams, players, games, media: images } as const;
