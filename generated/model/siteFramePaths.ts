/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SiteFramePathsTeams } from './siteFramePathsTeams.ts';

/**
 * Where things of the site are shown; null where no route shows them.
 */
export interface SiteFramePaths {
  /**
     * The list of articles.
     * @nullable
     */
  news: string | null;
  /**
     * The list of games.
     * @nullable
     */
  schedule: string | null;
  /**
     * The pictures and videos.
     * @nullable
     */
  media: string | null;
  /**
     * A game, with a `:part` for its uuid.
     * @nullable
     */
  game: string | null;
  /**
     * A player, with a `:part` for the uuid.
     * @nullable
     */
  player: string | null;
  /** The page of each team that has one, by its uuid. */
  teams: SiteFramePathsTeams;
}
