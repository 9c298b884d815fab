/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The values by key; the first version has goals, assists and points only.
 */
export interface StatisticsValues {
  /** Goals. */
  goals: number;
  /** Assists. */
  assists: number;
  /** Points. */
  points: number;
  /** Penalty minutes. */
  penalties?: number;
  /** Shots at the goal, or at the goalkeeper. */
  shots?: number;
  /** Face-offs won. */
  faceoffs?: number;
  /** Time on ice in seconds. */
  timeOnIce?: number;
  /** Plus/minus. */
  plusMinus?: number;
  /** Goals in power play. */
  powerPlay?: number;
  /** Goals in box play. */
  boxPlay?: number;
}
