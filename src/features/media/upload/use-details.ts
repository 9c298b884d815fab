import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../contract/entity.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import { appliedToAll, type Details, detailsOf, namedByFiles, takenBack, withValue } from './details.ts';
import type { UploadItem } from './upload-item.ts';

/** What is typed about the files of an upload, and what changes it. */
export type Detailing = ReturnType<typeof useDetails>;

/** Keeps what is typed about each file. What is done to many at once can be undone. */
export function useDetails() {
  const { t } = useTranslation();
  const text = useText();
  const offerUndo = useUndo();
  const [details, setDetails] = useState<Details>({});
  const change = useCallback((id: string, name: string, value: unknown) => {
    setDetails((before) => withValue(before, id, name, value));
  }, []);
  /** Makes one step of what many are given, which can be taken back. */
  const give = (after: Details, told: string): void => {
    setDetails(after);
    offerUndo(told, () => setDetails((now) => takenBack(now, details, after)));
  };
  /** Puts what one item says at a field into these. */
  const applyToAll = (from: string, { field, label }: FieldDefinition, items: readonly UploadItem[]): void => {
    const ids = items.map(({ id }) => id);
    const after = appliedToAll(details, ids, field, detailsOf(details, from)[field]);
    give(after, t('mediaUpload.apply.done', { label: text(label), count: items.length }));
  };
  const nameByFiles = (items: readonly UploadItem[]): void =>
    give(namedByFiles(details, items), t('mediaUpload.names.done'));
  const restore = useCallback((kept: Details) => setDetails((before) => ({ ...before, ...kept })), []);
  return { details, change, applyToAll, nameByFiles, restore };
}
