import type { Game } from '../../../generated/model/index.ts';
import { paths } from '../../engine/routing/paths.ts';

/** Where an article about a game is begun: its report from the first minute on, its preview before. */
export function articleAddress({ uuid, status }: Pick<Game, 'uuid' | 'status'>): string {
  return `${paths.articles.create()}?${new URLSearchParams({ game: uuid, as: status === 'upcoming' ? 'preview' : 'report' })}`;
}
