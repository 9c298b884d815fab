import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../../contract/entity.ts';
import { useText } from '../../../engine/text.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import { appliedToAll, type Details, detailsOf, namedByFiles, withValue } from './details.ts';
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
  /** Puts what one item says at a field into these. */
  const applyToAll = (from: string, field: FieldDefinition, items: readonly UploadItem[]): void => {
    const value = detailsOf(details, from)[field.field];
    setDetails(
      appliedToAll(
        details,
        items.map(({ id }) => id),
        field.field,
        value,
      ),
    );
    offerUndo(t('mediaUpload.apply.done', { label: text(field.label), count: items.length }), () =>
      setDetails(details),
    );
  };
  const nameByFiles = (items: readonly UploadItem[]): void => {
    const next = namedByFiles(details, items);
    setDetails(next);
    offerUndo(t('mediaUpload.names.done'), () => setDetails(details));
  };
  const restore = useCallback((kept: Details) => setDetails((before) => ({ ...before, ...kept })), []);
  return { details, change, applyToAll, nameByFiles, restore };
}
