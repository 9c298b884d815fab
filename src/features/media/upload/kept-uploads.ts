import type { UploadedFile } from '../../../../generated/model/index.ts';
import { isValues, type Values } from '../../../engine/values/values.ts';
import { type AwaitedFile, awaitedOf, stillAwaited } from './awaited-files.ts';
import { type Details, detailsOf } from './details.ts';
import type { MediaKind } from './file-signature.ts';
import type { UploadTicket } from './upload-calls.ts';
import type { UploadItem } from './upload-item.ts';

/** One uploaded file that is not saved yet, as the browser keeps it. */
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

/** What is kept of an upload: a list inside an object, as drafts are. */
export interface KeptUploads {
  uploads: readonly KeptUpload[];
  /** What was typed about files that had not arrived; an older console kept none. */
  awaited?: readonly AwaitedFile[];
}

/** What is kept of these items: those that are uploaded and not saved, and what was typed about the others, the `awaited` of a former reload included. */
export function keptOf(
  items: readonly UploadItem[],
  details: Details,
  awaited: readonly AwaitedFile[] = [],
): Required<KeptUploads> {
  const uploads = items.flatMap(({ id, genericName, size, kind, state, ticket, thumb }) =>
    state.step === 'uploaded' && kind && ticket
      ? [{ id, genericName, size, kind, uploaded: state.uploaded, ticket, thumb, values: detailsOf(details, id) }]
      : [],
  );
  return { uploads, awaited: [...awaitedOf(items, details), ...stillAwaited(awaited, items)] };
}

/** What was kept as items again, with identifiers of their own, and what was typed about them. */
export function restored({ uploads }: KeptUploads, at: number): { items: readonly UploadItem[]; details: Details } {
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
    details: Object.fromEntries(named.map(({ id, values }) => [id, values])),
  };
}

/** Whether what the browser kept has this form: an older console may have written another. */
export function isKept(value: unknown): value is KeptUploads {
  if (!isValues(value) || !Array.isArray(value.uploads)) return false;
  const { awaited = [] } = value;
  if (!Array.isArray(awaited) || !awaited.every(isAwaited)) return false;
  return value.uploads.every(
    (one: unknown) =>
      isValues(one) &&
      typeof one.id === 'string' &&
      typeof one.genericName === 'string' &&
      (one.kind === 'image' || one.kind === 'video') &&
      isValues(one.uploaded) &&
      typeof one.uploaded.mediaString === 'string' &&
      isValues(one.ticket) &&
      isValues(one.values),
  );
}

function isAwaited(one: unknown): one is AwaitedFile {
  return isValues(one) && typeof one.genericName === 'string' && typeof one.size === 'number' && isValues(one.values);
}
