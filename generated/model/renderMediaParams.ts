/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaString } from './mediaString.ts';

export type RenderMediaParams = {
/**
 * The item.
 */
mediaString: MediaString;
};
