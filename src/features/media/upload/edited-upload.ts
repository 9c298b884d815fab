import type { EditAction, EditedKind, EditSession, TakenStep } from '../../../engine/edit-session/edit-session.ts';
import type { Edit } from '../../../engine/edit-session/use-edit-session.ts';
import type { StepDescription } from '../../../engine/edit-session/use-undo-keys.ts';
import { isEqual } from '../../../engine/values/values.ts';
import type { AwaitedFile } from './awaited-files.ts';
import { type Details, detailsOf } from './details.ts';
import { FOR_ALL } from './shared-details.ts';
import type { UploadItem } from './upload-item.ts';
import { counts } from './upload-state.ts';

/** A file of an upload as far as a browser can keep it. */
export type KeptItem = Omit<UploadItem, 'checked'>;

/** The files of an upload that may become items of the library, and what was typed about files that are to be chosen again. */
export interface UploadFiles {
  readonly items: readonly KeptItem[];
  readonly awaited: readonly AwaitedFile[];
}

/** No files yet. */
export const NO_FILES: UploadFiles = { items: [], awaited: [] };

const NO_DETAILS: Details = {};

/** An upload under edit, and what its page needs around it. */
export type UploadEdit = Edit<UploadFiles, Details>;

/** An upload under edit. */
export type UploadSession = EditSession<UploadFiles, Details>;

/** What is edited of an upload: what is typed about its files. A file that is not saved is unsaved work, with words or without. */
export const EDITED_UPLOAD: EditedKind<UploadFiles, Details> = {
  unchanged: () => NO_DETAILS,
  isDirty: ({ items, awaited }) => items.some(isUnsaved) || awaited.length > 0,
  onto: (details) => details,
  isTyped: () => true,
};

/** A file that the library has already is none until the user wants it twice. */
const isUnsaved = ({ state }: KeptItem): boolean => state.step !== 'twin';

/**
 * The files are others, or have come further: what was typed about those that are saved or removed goes, in every step.
 * Each that is left has its values, if none: the first letter that is typed is then one step with the rest.
 */
export function filesChanged({ awaited }: UploadFiles, items: readonly UploadItem[]): EditAction<UploadFiles, Details> {
  const kept = items.filter(({ state }) => counts(state)).map(({ checked: _, ...item }) => item);
  const left = items.filter(({ state }) => state.step !== 'saved').map(({ id }) => id);
  // What was said of all is not said of the files of another time.
  const places = kept.length > 0 ? [...Object.values(FOR_ALL), ...left] : left;
  const bring = (details: Details): Details => {
    const isSame = places.length === Object.keys(details).length && places.every((id) => id in details);
    return isSame ? details : Object.fromEntries(places.map((id) => [id, detailsOf(details, id)]));
  };
  return { type: 'renewed', base: { items: kept, awaited }, bring };
}

/** Other files are to be chosen again. */
export function awaitedChanged(
  { items }: UploadFiles,
  awaited: readonly AwaitedFile[],
): EditAction<UploadFiles, Details> {
  return { type: 'renewed', base: { items, awaited }, bring: (details) => details };
}

/** One property of one file. */
export interface DetailPlace {
  id: string;
  name: string;
}

/** The properties of files that a step changed. */
export function changedDetails({ before, after }: Pick<TakenStep<Details>, 'before' | 'after'>): DetailPlace[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return ids.flatMap((id) => {
    const [was, is] = [detailsOf(before, id), detailsOf(after, id)];
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return names.filter((name) => !isEqual(was[name], is[name])).map((name) => ({ id, name }));
  });
}

/** Names the properties that a step changed, each once; the first of them takes the focus. */
export function describeChanged(
  places: readonly DetailPlace[],
  labelOf: (place: DetailPlace) => string,
): StepDescription {
  const [first] = places;
  return { names: [...new Set(places.map(labelOf))], focus: first && `${first.id}.${first.name}` };
}
