import type { MediaInput, MediaType } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ContradictionError, UnknownReferenceError } from '../errors.ts';
import { searchText } from '../lists/search-text.ts';
import { sql } from '../sql.ts';
import { instantOf } from '../time/instants.ts';

/** The properties that only one of the two types has; the other takes them only when they say nothing. */
const onlyOf: Readonly<Record<MediaType, readonly (keyof MediaInput)[]>> = {
  image: ['photographer', 'legal', 'focalPoint', 'categoryId'],
  video: ['isLocked', 'isHiddenInListing', 'thumbnail', 'draft', 'publishDate', 'posterUploadKey'],
};

/** Throws `ContradictionError` (`otherType`) at every property of the other type that says something. */
export function refuseOtherType(type: MediaType, input: MediaInput): void {
  const others = onlyOf[type === 'image' ? 'video' : 'image'];
  const wrong = others.filter((name) => !saysNothing(input[name]));
  if (wrong.length > 0)
    throw new ContradictionError('otherType', wrong, `A media item of type ${type} has no ${wrong[0]}.`);
}

function saysNothing(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === '';
}

/**
 * Throws `ContradictionError` (`past`) at a publishDate that is not in the future, unless it is the one that there was
 * (specification §5).
 */
export function refusePastDate(publishDate: string | null | undefined, before: string | null | undefined): void {
  if (!publishDate || (before && seconds(before) === seconds(publishDate))) return;
  if (seconds(publishDate) * 1000 > Date.now()) return;
  throw new ContradictionError('past', ['publishDate'], 'A publish date must be in the future.');
}

/** `+0200` without a colon is a form that Date need not know. */
function seconds(moment: string): number {
  return Math.floor(Date.parse(moment.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) / 1000);
}

/** Categories as they stand in an input or an item. */
type Categories = { categoryId?: number | null | undefined; categories?: readonly { id: number }[] | undefined };

/**
 * The categories that an input asks for. An image has one at most, which may be said in two places: the one that
 * changed counts. Throws `ContradictionError` (`oneCategory`) for several of an image, or two that contradict each
 * other.
 */
export function wantedCategories(type: MediaType, input: Categories, before: Categories = {}): number[] {
  const ids = (from: Categories) => [...new Set((from.categories ?? []).map(({ id }) => id))];
  if (type === 'video') return ids(input.categories ? input : before);
  const stood = before.categoryId ?? null;
  const list = input.categories && ids(input);
  if (list && list.length > 1) throw oneCategory('categories');
  const byList = list === undefined ? stood : (list[0] ?? null);
  const byId = input.categoryId === undefined ? stood : input.categoryId;
  if (byId !== stood && byList !== stood && byId !== byList) throw oneCategory('categoryId');
  const wanted = byId !== stood ? byId : byList;
  return wanted === null ? [] : [wanted];
}

function oneCategory(path: string): ContradictionError {
  return new ContradictionError('oneCategory', [path], 'An image has one category at most.');
}

/** Writes the categories of an item anew. Throws `UnknownReferenceError` for one that there is not. */
export async function replaceCategories(
  transaction: Transaction,
  uuid: string,
  ids: readonly number[],
  input: Categories,
): Promise<void> {
  const known = await transaction.query<{ id: number }>(sql`SELECT id FROM media_categories`);
  const unknown = ids.find((id) => !known.some((category) => category.id === id));
  if (unknown !== undefined) {
    const index = (input.categories ?? []).findIndex(({ id }) => id === unknown);
    throw new UnknownReferenceError(index === -1 ? 'categoryId' : `categories.${index}.id`, String(unknown));
  }
  await transaction.query(sql`DELETE FROM media_category_links WHERE media_uuid = ${uuid}`);
  await transaction.query(sql`
    INSERT INTO media_category_links (media_uuid, category_id, sort_order)
    SELECT ${uuid}, id, place FROM unnest(${ids}::int[]) WITH ORDINALITY l(id, place)`);
}

/**
 * The columns' values of what administrators write about an item. The middle as focal point is none (specification §3).
 */
export function mediaRowOf(input: MediaInput) {
  const { focalPoint } = input;
  const focal = focalPoint && (focalPoint.fpx !== 0.5 || focalPoint.fpy !== 0.5) ? focalPoint : null;
  const name = input.name.trim();
  const text = (value: string | null | undefined) => value?.trim() || null;
  const [description, photographer, legal] = [text(input.description), text(input.photographer), text(input.legal)];
  return {
    name,
    description,
    photographer,
    legal,
    is_private: input.isPrivate ?? false,
    focal_x: focal?.fpx ?? null,
    focal_y: focal?.fpy ?? null,
    is_locked: input.isLocked ?? false,
    is_hidden: input.isHiddenInListing ?? false,
    draft: input.draft ?? false,
    publish_date: input.publishDate ? instantOf(input.publishDate) : null,
    search_text: searchText(name, description, photographer),
  };
}
