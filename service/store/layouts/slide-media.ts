import type { Transaction } from '../database.ts';
import { ContentError } from '../errors.ts';
import { parseMediaString } from '../media/media-keys.ts';
import { sql } from '../sql.ts';
import { type StoredLayout, sectionsOf } from './layouts.ts';
import type { Fault } from './schedule.ts';
import type { PlacedSection } from './section-rules.ts';
import { type Slide, slidesOf } from './section-slides.ts';

/** A hero slide covers the width of a page; a picture must be wide enough for that, and no strip. */
const hero = { width: 1280, extreme: 5 };

/** What the library knows of a picture or film that decides whether a slide can show it. */
export interface LibraryItem {
  readonly status: string;
  readonly description: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** What keeps a slide from showing its picture or film; the path is within its `media`. */
export interface MediaFault extends Fault {
  readonly code: 'pending' | 'brokenMedia' | 'tooSmall' | 'alt';
}

type Item = LibraryItem & { readonly key: string };

/**
 * Throws `ContentError` for slides whose picture or film is new and cannot be shown: `pending` while its file is on the
 * way, `brokenMedia`, `tooSmall` for a hero slide, and `alt` for a picture that neither the slide nor the library has
 * words for and that is not said to be decoration.
 */
export async function refuseUnfitMedia(
  transaction: Transaction,
  placed: readonly PlacedSection[],
  before: StoredLayout | undefined,
): Promise<void> {
  const stored = new Map(
    before
      ? sectionsOf(before).flatMap((section) => slidesOf(section).map((slide) => [slide.id, mediaText(slide)]))
      : [],
  );
  const changed = placed.flatMap(({ section, path }) =>
    slidesOf(section).flatMap((slide, place) =>
      slide.media?.media && stored.get(slide.id) !== mediaText(slide)
        ? [{ slide, key: parseMediaString(slide.media.media)?.key ?? '', path: `${path}.config.slides.${place}.media` }]
        : [],
    ),
  );
  if (changed.length === 0) return;
  const items = await transaction.query<Item>(sql`
    SELECT m.key, m.status, m.description, f.width, f.height FROM media m LEFT JOIN media_files f ON f.uuid = m.file_uuid
    WHERE m.key = ANY(${changed.map(({ key }) => key)}::text[])`);
  const byKey = new Map(items.map((item) => [item.key, item]));
  const faults = changed.flatMap(({ slide, key, path }) => {
    const item = byKey.get(key);
    return item ? mediaFaults(slide, item).map((fault) => ({ ...fault, path: `${path}.${fault.path}` })) : [];
  });
  if (faults.length > 0) throw new ContentError(faults);
}

const mediaText = ({ media }: Slide): string => JSON.stringify(media ?? null);

/** What is wrong with the picture or film of a slide; a preview tells the same before anything is saved. */
export function mediaFaults({ kind, media }: Pick<Slide, 'kind' | 'media'>, item: LibraryItem): MediaFault[] {
  if (item.status !== 'ready') {
    const isPending = item.status === 'pending';
    const message = isPending ? 'is still being uploaded' : 'is broken';
    return [{ path: 'media', code: isPending ? 'pending' : 'brokenMedia', message }];
  }
  if (!media?.media?.startsWith('image|')) return [];
  const isDescribed = Boolean(media.decorative || media.alt?.trim() || (media.alt == null && item.description?.trim()));
  const { width, height } = item;
  const ratio = width && height ? width / height : 1;
  const isSmall = width !== null && (width < hero.width || ratio > hero.extreme || ratio < 1 / hero.extreme);
  return [
    ...(isDescribed
      ? []
      : [{ path: 'alt', code: 'alt' as const, message: 'a picture needs words, or to be decoration' }]),
    ...(kind === 'hero' && isSmall
      ? [
          {
            path: 'media',
            code: 'tooSmall' as const,
            message: `must be at least ${hero.width} pixels wide, and no strip`,
          },
        ]
      : []),
  ];
}
