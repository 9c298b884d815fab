import type { Season, Ssgt, SsgtPage } from '../../../generated/model/index.ts';
import { type Service, uniqueName } from './service.ts';

/** A season of competitions, and the years that it and the next one are known by. */
export interface MadeSeason {
  season: Season;
  ssgts: Ssgt[];
  from: number;
  to: number;
}

/** What a season is called that begins in a year. */
export const called = (year: number): string => `${year}/${`${(year + 1) % 100}`.padStart(2, '0')}`;

/** A season that neither the demo nor another test knows of, with a competition for each letter: of a series of its own and with two teams. */
export async function makeSeason(service: Service, letters: readonly string[]): Promise<MadeSeason> {
  // Codes are years.
  const from = 2100 + 2 * Math.floor(Math.random() * 3900);
  const names = [{ language: 'en', translation: called(from) }];
  const season = await service.call<Season>('POST', '/seasons', { code: `${from}`, names });
  const [model] = (await service.call<SsgtPage>('GET', '/ssgts?pageSize=1')).items;
  if (!model) throw new Error('the demo has no competition');
  const ssgts: Ssgt[] = [];
  for (const letter of letters) {
    const name = `${uniqueName()} ${letter}`;
    const series = await service.call<{ uuid: string }>('POST', '/series', {
      code: `W${Date.now().toString(36)}${letter}`.toUpperCase(),
      names: [{ language: 'en', translation: name }],
    });
    const ssgt = await service.call<Ssgt>('POST', '/ssgts', {
      season: { uuid: season.uuid },
      series: { uuid: series.uuid },
      gameType: { uuid: model.gameType.uuid },
      names: [{ language: 'en', translation: `${name} ${called(from)}` }],
      defaultForSeries: letter === 'A',
    });
    const teams = await Promise.all([1, 2].map(() => service.createTeam()));
    await service.call('PUT', `/ssgts/${ssgt.uuid}/teams`, {
      addedTeams: teams.map(({ uuid }) => ({ uuid })),
      removedTeams: [],
    });
    ssgts.push(ssgt);
  }
  return { season, ssgts, from, to: from + 1 };
}
