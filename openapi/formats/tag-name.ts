import { cleanLine } from './text.ts';

/** The name of a tag as it is kept: without control characters, with single blanks and none around it. */
export const writtenTagName = (name: string): string => cleanLine(name).replace(/\s+/g, ' ').trim();
