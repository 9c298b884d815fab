import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../contract/entity.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { appliedToAll, type Details, namedByFiles } from './details.ts';
import type { UploadSession } from './edited-upload.ts';
import type { MediaKind } from './file-signature.ts';
import { FOR_ALL, SHARED_PROPERTIES, valuesOf, written } from './shared-details.ts';
import type { UploadItem } from './upload-item.ts';

/** What changes what is typed about the files of an upload. */
export type Detailing = ReturnType<typeof useDetails>;

/** Changes what is typed about each file. What is done to many at once is one step, and is said in the words that are answered. */
export function useDetails(session: UploadSession) {
  const { t } = useTranslation();
  const text = useText();
  return useMemo(
    () => ({
      change: (item: UploadItem, name: string, value: unknown) =>
        session.edit((details) => written(details, item, name, value)),
      /** Says the same of all files of these kinds. */
      changeAll: (kinds: readonly MediaKind[], name: string, value: unknown) => {
        const places = kinds.map((kind) => FOR_ALL[kind]);
        session.edit((details) => appliedToAll(details, places, name, value));
      },
      /** Puts what one item says at a field into these, whatever they say of their own. */
      applyToAll: (from: UploadItem, { field, label }: FieldDefinition, items: readonly UploadItem[]): string => {
        const details = session.getValue();
        const kinds = [...new Set(items.flatMap(({ kind }) => kind ?? []))];
        const shared = SHARED_PROPERTIES.includes(field) ? kinds.map((kind) => FOR_ALL[kind]) : [];
        const places = [...shared, ...items.map(({ id }) => id)];
        session.replace(appliedToAll(details, places, field, valuesOf(details, from)[field]));
        return t('mediaUpload.apply.done', { label: text(label), count: items.length });
      },
      nameByFiles: (items: readonly UploadItem[]): string => {
        session.replace(namedByFiles(session.getValue(), items));
        return t('mediaUpload.names.done');
      },
      /** Fills in what was typed before. */
      fillIn: (kept: Details): void => {
        const typed = Object.entries(kept).filter(([, values]) => Object.keys(values).length > 0);
        if (typed.length > 0) session.replace({ ...session.getValue(), ...Object.fromEntries(typed) });
      },
    }),
    [session, t, text],
  );
}
