/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaType } from './mediaType.ts';

export type MediaTypeParameter = MediaType;
