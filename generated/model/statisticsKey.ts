/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What is counted: goals, assists, points, penalty minutes, shots (at the goal, or at the goalkeeper), face-offs won, time on ice in seconds, plus/minus, goals in power play, goals in box play (specification §3).
 */
export type StatisticsKey = typeof StatisticsKey[keyof typeof StatisticsKey];


export const StatisticsKey = {
  goals: 'goals',
  assists: 'assists',
  points: 'points',
  penalties: 'penalties',
  shots: 'shots',
  faceoffs: 'faceoffs',
  timeOnIce: 'timeOnIce',
  plusMinus: 'plusMinus',
  powerPlay: 'powerPlay',
  boxPlay: 'boxPlay',
} as const;
