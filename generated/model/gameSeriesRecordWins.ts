/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How many of the games that were played each team has won.
 */
export type GameSeriesRecordWins = {
  /**
     * Games that the home team of the series won, wherever they were played.
     * @minimum 0
     */
  home: number;
  /**
     * Games that the away team of the series won, wherever they were played.
     * @minimum 0
     */
  away: number;
};
