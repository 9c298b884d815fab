import type { GameType, Season, SeasonPage, Series, Ssgt, Team } from '../../../generated/model/index.ts';
import { type Service, uniqueCode, uniqueName } from './service.ts';

/** Codes that each of the workers, which run at the same time, has for itself. */
const codesOfWorker = 400;

/** A season code that no season of the site has, nor will have by another worker. */
export async function freeSeasonCode(service: Service): Promise<string> {
  const { items } = await service.call<SeasonPage>('GET', '/seasons?pageSize=100');
  const taken = new Set(items.map(({ code }) => code));
  const first = 9000 - codesOfWorker * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const codes = Array.from({ length: codesOfWorker }, (_, index) => String(first - index));
  const free = codes.find((code) => !taken.has(code));
  if (free === undefined) throw new Error('all season codes of this worker are taken');
  return free;
}

/** Makes a season of the site. */
export async function createSeason(service: Service): Promise<Season> {
  return service.call('POST', '/seasons', { code: await freeSeasonCode(service) });
}

/** Makes a series of the site, with a code and a name that no other has. */
export function createSeries(service: Service): Promise<Series> {
  const name = uniqueName();
  const names = ['en', 'sv'].map((language) => ({ language, translation: name }));
  return service.call('POST', '/series', { code: uniqueCode(), names });
}

/** Makes a competition of its own season and series, in which these teams play. */
export async function createCompetition(service: Service, teams: readonly Team[] = []): Promise<Ssgt> {
  const [season, series, [gameType]] = [
    await createSeason(service),
    await createSeries(service),
    await service.call<GameType[]>('GET', '/game-types'),
  ];
  const ref = ({ uuid }: { uuid: string }) => ({ uuid });
  const made = await service.call<Ssgt>('POST', '/ssgts', {
    season: ref(season),
    series: ref(series),
    gameType: ref(gameType ?? { uuid: '' }),
    names: [{ language: 'en', translation: uniqueName() }],
  });
  if (teams.length > 0)
    await service.call('PUT', `/ssgts/${made.uuid}/teams`, { addedTeams: teams.map(ref), removedTeams: [] });
  return made;
}
