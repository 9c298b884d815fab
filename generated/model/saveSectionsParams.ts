/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PublishIdParameter } from './publishIdParameter.ts';

export type SaveSectionsParams = {
/**
 * What is saved with the same one by the same user is one publish in the history.
 * @minLength 8
 * @maxLength 64
 * @pattern ^[A-Za-z0-9-]+$
 */
publishId?: PublishIdParameter;
};
