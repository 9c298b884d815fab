import { foldText } from '../../../openapi/formats/text.ts';
/** A text in which letters are found however they are written: without capitals and marks. */
export function foldedWords(text: string): string {
  return foldText(text);
}
