import type { Values } from '../../../engine/values/values.ts';
import { type Details, detailsOf, nameOfFile, withValue } from './details.ts';
import type { MediaKind } from './file-signature.ts';
import { saysSomething } from './media-states.ts';
import type { UploadItem } from './upload-item.ts';

/**
 * Where the details hold what is said of all files, by the kind of file that takes it over: images and videos have
 * categories of their own.
 */
export const FOR_ALL: Readonly<Record<MediaKind, string>> = { image: 'all.image', video: 'all.video' };

/** The properties that can be said of all files at once. */
export const SHARED_PROPERTIES: readonly string[] = ['categories', 'photographer', 'tags', 'gameTags', 'legal'];

/** What is said of all files of a kind; nothing while the kind is not known. */
export function sharedOf(details: Details, kind: MediaKind | undefined): Values {
  return detailsOf(details, kind === undefined ? '' : FOR_ALL[kind]);
}

/** What holds for a file: what was typed about it, then what is said of all, and by itself it bears its file's name. */
export function holdsFor({ genericName }: Pick<UploadItem, 'genericName'>, own: Values, shared: Values): Values {
  return { name: nameOfFile(genericName), ...shared, ...own };
}

/** {@link holdsFor}, of all the details. */
export function valuesOf(details: Details, item: Pick<UploadItem, 'id' | 'kind' | 'genericName'>): Values {
  return holdsFor(item, detailsOf(details, item.id), sharedOf(details, item.kind));
}

/**
 * Another value of one property of one file. An emptied field takes what is said of all later, and stays empty where
 * something is said of all by now.
 */
export function written(
  details: Details,
  { id, kind }: Pick<UploadItem, 'id' | 'kind'>,
  name: string,
  value: unknown,
): Details {
  const isNothing = !saysSomething(value) && !saysSomething(sharedOf(details, kind)[name]);
  if (!isNothing || !SHARED_PROPERTIES.includes(name)) return withValue(details, id, name, value);
  const { [name]: _, ...others } = detailsOf(details, id);
  return { ...details, [id]: others };
}

/** The details where all files are said to show a game, by its uuid, unless something is said of their games already. */
export function ofGame(details: Details, gameUuid: string): Details {
  const kinds = (['image', 'video'] as const).filter((kind) => !saysSomething(sharedOf(details, kind).gameTags));
  return Object.fromEntries(
    kinds.map((kind) => [FOR_ALL[kind], { ...sharedOf(details, kind), gameTags: [{ value: `game.${gameUuid}` }] }]),
  );
}
