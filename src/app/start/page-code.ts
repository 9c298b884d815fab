import { addresses } from '../../../generated/addresses.ts';
import type { EntityAddresses } from '../../contract/entity-addresses.ts';
import { languageChoice } from '../language.ts';

/** The list's or the editor's own page, and the entity that it shows. */
interface PageCode extends Pick<EntityAddresses, 'load'> {
  isList: boolean;
}

/**
 * Fetches the code of the console and of the page at an address (below `/manage`), side by side: none of it waits until another part has
 * been evaluated. Gives the console; a failure of the rest is the router's to meet, which asks for it again.
 */
export function fetchPage(pathname: string): Promise<typeof import('../console.tsx')> {
  const console = import('../console.tsx');
  const page = pageAt(pathname);
  const parts = [
    ...(page
      ? [page.isList ? import('../../engine/list/list-page.tsx') : import('../../engine/editor/editor-page.tsx')]
      : []),
    ...(page ? [page.load()] : []),
    ...(languageChoice.read() === 'sv' ? [import('../../locales/sv.json')] : []),
  ];
  for (const part of parts) part.catch(() => undefined);
  return console;
}

/** Whose list or editor stands at an address; the one that names more of it itself goes first, as with the router. */
export function pageAt(pathname: string): PageCode | undefined {
  const segments = segmentsOf(pathname);
  const found = addresses.flatMap(({ list, editors, load }) => [
    ...(list !== undefined && isAt(list, segments) ? [{ path: list, isList: true, load }] : []),
    ...editors.filter((path) => isAt(path, segments)).map((path) => ({ path, isList: false, load })),
  ]);
  const parameters = (path: string): number => path.split('{').length;
  return found.sort((one, other) => parameters(one.path) - parameters(other.path))[0];
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function isAt(pattern: string, segments: readonly string[]): boolean {
  const wanted = segmentsOf(pattern);
  return (
    wanted.length === segments.length &&
    wanted.every((segment, index) => segment.startsWith('{') || segment === segments[index])
  );
}
