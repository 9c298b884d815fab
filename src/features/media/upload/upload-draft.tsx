import { useTranslation } from 'react-i18next';
import { DraftBanner } from '../../../engine/edit-session/draft-banner.tsx';
import type { EditorDraft } from '../../../engine/edit-session/use-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { type AwaitedFile, namesText } from './awaited-files.ts';
import { type KeptUploads, keptIn } from './kept-uploads.ts';

/** Props of {@link UploadDraft}. */
export interface UploadDraftProps {
  draft: EditorDraft;
  onBringBack(kept: KeptUploads, at: number): void;
}

/** What was kept here and not brought back yet, where it can be read. */
export function keptAt({ offer }: EditorDraft): KeptUploads | undefined {
  return offer && keptIn(offer);
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
