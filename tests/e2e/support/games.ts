import type { Game, GameInput, SsgtPage } from '../../../generated/model/index.ts';
import { nextYear } from '../../fixtures/days-ahead.ts';
import type { Service } from './service.ts';

/** Makes a game between two teams that no other journey has, in the first competition that the service gives, and whatever `changes` adds. */
export async function createGame(service: Service, changes: Partial<GameInput> = {}): Promise<Game> {
  const { items } = await service.call<SsgtPage>('GET', '/ssgts?pageSize=1');
  const [home, away] = [await service.createTeam(), await service.createTeam()];
  return service.call<Game>('POST', '/games', {
    ssgtUuid: items[0]?.uuid,
    startDateTime: `${nextYear}-02-10T18:00:00+0000`,
    homeTeam: { uuid: home.uuid },
    awayTeam: { uuid: away.uuid },
    ...changes,
  });
}

/** The address of a game's setting. */
export function settingOf({ uuid, ssgtUuid }: Pick<Game, 'uuid' | 'ssgtUuid'>): string {
  return `/manage/sports/game/${uuid}/edit/${ssgtUuid}`;
}
