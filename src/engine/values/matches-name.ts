import { foldName } from '../../../openapi/formats/text.ts';
/**
 * Whether what somebody typed is the name that was asked for: letter case and surplus blanks do not matter, nor how a
 * letter with a mark is coded. Accents do, unlike in a search: it confirms that something is removed.
 */
export function matchesName(typed: string, name: string): boolean {
  return foldName(typed) !== '' && foldName(typed) === foldName(name);
}
