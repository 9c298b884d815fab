/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

export type ReportUploadStatusParams = {
/**
 * The video that the file is for.
 */
videoId?: Uuid;
};
