/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What is saved with the same one by the same user is one publish in the history.
 */
export type PublishIdParameter = string;
