/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

export type CopyFromTemplateParams = {
/**
 * The template.
 */
templateId: Uuid;
/**
 * The game whose words it takes.
 */
gameUuid?: Uuid;
};
