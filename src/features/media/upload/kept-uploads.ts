import type { UploadedFile } from '../../../../generated/model/index.ts';
import { isValues, type Values } from '../../../engine/values/values.ts';
import { type AwaitedFile, awaitedOf, stillAwaited } from './awaited-files.ts';
import { type Details, detailsOf } from './details.ts';
import type { UploadFiles } from './edited-upload.ts';
import type { MediaKind } from './file-signature.ts';
import { FOR_ALL } from './shared-details.ts';
import type { UploadTicket } from './upload-calls.ts';
import type { UploadItem } from './upload-item.ts';

/** One uploaded file that is not saved yet, as it comes back. */
export interface KeptUpload {
  id: string;
  genericName: string;
  size: number;
  kind: MediaKind;
  uploaded: UploadedFile;
  ticket: UploadTicket;
  thumb: string | undefined;
  values: Values;
}

/** What comes back of an upload. */
export interface KeptUploads {
  uploads: readonly KeptUpload[];
  /** What was typed about files that had not arrived. */
  awaited: readonly AwaitedFile[];
  /** What was said of all of them. */
  forAll: Details;
}

/** What comes back of these files: those that are uploaded and not saved, and what was typed about the others. */
function keptOf({ items, awaited }: UploadFiles, details: Details): KeptUploads {
  const uploads = items.flatMap(({ id, genericName, size, kind, state, ticket, thumb }) =>
    state.step === 'uploaded' && kind && ticket
      ? [{ id, genericName, size, kind, uploaded: state.uploaded, ticket, thumb, values: detailsOf(details, id) }]
      : [],
  );
  const forAll = Object.fromEntries(Object.values(FOR_ALL).map((place) => [place, detailsOf(details, place)]));
  return { uploads, awaited: [...awaitedOf(items, details), ...stillAwaited(awaited, items)], forAll };
}

/** What was kept as items again, with identifiers of their own, and what was typed about them. */
export function restored(
  { uploads, forAll }: KeptUploads,
  at: number,
): { items: readonly UploadItem[]; details: Details } {
  const named = uploads.map((kept) => ({ ...kept, id: `${at}-${kept.id}` }));
  return {
    items: named.map(({ id, genericName, size, kind, uploaded, ticket, thumb }) => ({
      id,
      genericName,
      size,
      kind,
      state: { step: 'uploaded', uploaded },
      checked: undefined,
      thumb,
      ticket,
      isWantedTwice: true,
    })),
    details: { ...forAll, ...Object.fromEntries(named.map(({ id, values }) => [id, values])) },
  };
}

/** What comes back of a draft; undefined where it has another form: an older console may have written that. */
export function keptIn({ base, edited }: { base: object; edited: object }): KeptUploads | undefined {
  if (!isFiles(base) || !isValues(edited) || !Object.values(edited).every(isValues)) return undefined;
  return keptOf(base, edited as Details);
}

function isFiles(value: unknown): value is UploadFiles {
  if (!isValues(value) || !Array.isArray(value.items) || !Array.isArray(value.awaited)) return false;
  return value.items.every(isItem) && value.awaited.every(isAwaited);
}

function isItem(one: unknown): boolean {
  if (!isValues(one) || typeof one.id !== 'string' || !isNamed(one) || !isValues(one.state)) return false;
  const { kind, state, ticket } = one;
  if (state.step !== 'uploaded') return true;
  const isKind = kind === 'image' || kind === 'video';
  return isKind && isValues(state.uploaded) && typeof state.uploaded.mediaString === 'string' && isValues(ticket);
}

const isAwaited = (one: unknown): boolean => isValues(one) && isNamed(one) && isValues(one.values);

const isNamed = ({ genericName, size }: Values): boolean => typeof genericName === 'string' && typeof size === 'number';
