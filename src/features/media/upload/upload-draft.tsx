import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../../engine/active-site.ts';
import { DraftBanner } from '../../../engine/edit-session/draft-banner.tsx';
import { type EditorDraft, useDraft } from '../../../engine/edit-session/use-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { type AwaitedFile, namesText } from './awaited-files.ts';
import type { Details } from './details.ts';
import { isKept, type KeptUploads, keptOf } from './kept-uploads.ts';
import type { UploadItem } from './upload-item.ts';

const NOTHING: Required<KeptUploads> = { uploads: [], awaited: [] };

const isNothing = ({ uploads, awaited }: Required<KeptUploads>): boolean =>
  uploads.length === 0 && awaited.length === 0;

/** Keeps in the browser, for 12 hours, what is uploaded and not saved, with what was typed about it and about what had not arrived. */
export function useUploadDraft(
  items: readonly UploadItem[],
  details: Details,
  awaited: readonly AwaitedFile[],
): EditorDraft {
  const { user, instanceId } = useActiveSite();
  const place = useMemo(() => ({ user, instanceId, entity: 'media-upload', id: undefined }), [user, instanceId]);
  const edited = useMemo(() => {
    const kept = keptOf(items, details, awaited);
    return isNothing(kept) ? NOTHING : kept;
  }, [items, details, awaited]);
  const latest = useRef(edited);
  useEffect(() => {
    latest.current = edited;
  }, [edited]);
  const current = useCallback(() => latest.current, []);
  const isDirty = useCallback(() => !isNothing(latest.current), []);
  return useDraft(place, { base: NOTHING, edited, current, isDirty });
}

/** Props of {@link UploadDraft}. */
export interface UploadDraftProps {
  draft: EditorDraft;
  onBringBack(kept: KeptUploads, at: number): void;
}

/** What was kept here and not brought back yet, where it can be read. */
export function keptAt({ offer }: EditorDraft): KeptUploads | undefined {
  return isKept(offer?.edited) ? offer.edited : undefined;
}

/** Offers what was uploaded here before and not saved, and what was typed about files that are gone with the reload. */
export function UploadDraft({ draft, onBringBack }: UploadDraftProps) {
  const { t } = useTranslation();
  const { offer } = draft;
  const kept = keptAt(draft);
  const [uploads, awaited] = [kept?.uploads ?? [], kept?.awaited ?? []];
  const text = (time: string): string =>
    [
      ...(uploads.length > 0 ? [t('mediaUpload.draft', { time, count: uploads.length })] : []),
      ...(awaited.length > 0
        ? [t('mediaUpload.awaited.kept', { count: awaited.length, names: namesOf(awaited) })]
        : []),
    ].join(' ');
  const count = uploads.length + awaited.length;
  return (
    <DraftBanner
      draft={draft}
      kept={kept && offer && count > 0 ? { count, text, bringBack: () => onBringBack(kept, offer.at) } : undefined}
    />
  );
}

/** Props of {@link Awaited}. */
export interface AwaitedProps {
  awaited: readonly AwaitedFile[];
  onForget(): void;
}

/** Says which files are to be chosen again, so that what was typed about them is used. */
export function Awaited({ awaited, onForget }: AwaitedProps) {
  const { t } = useTranslation();
  if (awaited.length === 0) return null;
  const count = awaited.length;
  return (
    <Banner
      status="info"
      title={t('mediaUpload.awaited.title', { count })}
      action={
        <Button size="md" onPress={onForget}>
          {t('ui.dismiss')}
        </Button>
      }
    >
      {t('mediaUpload.awaited.text', { count, names: namesOf(awaited) })}
    </Banner>
  );
}

const namesOf = (awaited: readonly AwaitedFile[]): string => namesText(awaited.map(({ genericName }) => genericName));
