/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleTemplateId } from './articleTemplateId.ts';
import type { GameId } from './gameId.ts';

export type CopyFromTemplateParams = {
/**
 * The template.
 */
templateId: ArticleTemplateId;
/**
 * The game whose words it takes.
 */
gameUuid?: GameId;
};
