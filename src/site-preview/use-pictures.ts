import { useQueries } from '@tanstack/react-query';
import { getListMediaQueryOptions } from '../../generated/api/media/media.ts';
import type { Media } from '../../generated/model/index.ts';
import { picturesAddress } from '../engine/media/media-string.ts';
import { libraryPicture } from '../site/addresses.ts';
import type { Picture, Pictures } from '../site/page-data.ts';

/** How long an item of the library counts as known, milliseconds. */
const FRESH = 60_000;

/**
 * The pictures that mediaStrings name, with their focal points and credits. One that is on its way is shown as far as its
 * name tells; one that visitors may not see is left out, as on the public site. Each is asked for once.
 */
export function usePictures(mediaStrings: readonly string[]): Pictures {
  const named = [...new Set(mediaStrings)].filter((text) => libraryPicture('', text) !== undefined);
  return useQueries({
    queries: named.map(mediaQuery),
    combine: (reads) =>
      Object.fromEntries(
        reads.flatMap(({ data }, place): [string, Picture][] => {
          const mediaString = named[place] ?? '';
          const picture = data ? pictureOf(data.items[0]) : libraryPicture(picturesAddress(), mediaString);
          return picture ? [[mediaString, picture]] : [];
        }),
      ),
  });
}

/** Asks for the item of the library that a mediaString names: a page of one, or of none where it is gone. */
export function mediaQuery(mediaString: string) {
  const type = mediaString.startsWith('video|') ? ('video' as const) : ('image' as const);
  return { ...getListMediaQueryOptions({ type, mediaString, pageSize: 1 }), staleTime: FRESH };
}

/** An item of the library as a page shows it; undefined for what visitors may not see. */
export function pictureOf(media: Media | undefined): Picture | undefined {
  if (media?.status !== 'ready' || media.isPrivate || media.draft || media.isScheduled) return undefined;
  const { name, description, photographer, version, video } = media;
  const still = media.thumbnailMediaObject ?? media;
  const source = libraryPicture(picturesAddress(), still.mediaString);
  if (!source) return undefined;
  return {
    ...source,
    type: media.type,
    version: still === media ? version : null,
    title: name,
    alt: description ?? name,
    credit: photographer,
    focalPoint: still.focalPoint,
    video,
  };
}
