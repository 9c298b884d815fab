import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftBanner } from '../../../engine/edit-session/draft-banner.tsx';
import type { EditorDraft } from '../../../engine/edit-session/use-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { type AwaitedFile, namesText, stillAwaited } from './awaited-files.ts';
import type { KeptFiles, NamedFile } from './kept-files.ts';
import { type KeptUploads, keptIn } from './kept-uploads.ts';

/** Props of {@link UploadDraft}. */
export interface UploadDraftProps {
  draft: EditorDraft;
  files: KeptFiles;
  /** `found` are the files that had not arrived and that this browser kept. */
  onBringBack(kept: KeptUploads, found: readonly File[], at: number): void;
}

/** What was kept here and not brought back yet, where it can be read. */
export function keptAt({ offer }: EditorDraft): KeptUploads | undefined {
  return offer && keptIn(offer);
}

/** Offers what was uploaded here before and not saved, the files that had not arrived, and what was typed about them. */
export function UploadDraft({ draft, files, onBringBack }: UploadDraftProps) {
  const { t } = useTranslation();
  const { offer } = draft;
  const kept = keptAt(draft);
  const [uploads, awaited] = [kept?.uploads ?? [], kept?.awaited ?? []];
  const found = useFound(files, awaited);
  if (found === undefined) return null;
  const [coming, gone] = [found.map(namedBy), stillAwaited(awaited, found.map(namedBy))];
  const text = (time: string): string =>
    [
      ...(uploads.length > 0 ? [t('mediaUpload.draft', { time, count: uploads.length })] : []),
      ...(coming.length > 0 ? [t('mediaUpload.awaited.coming', { count: coming.length, names: namesOf(coming) })] : []),
      ...(gone.length > 0 ? [t('mediaUpload.awaited.gone', { count: gone.length, names: namesOf(gone) })] : []),
    ].join(' ');
  const count = uploads.length + awaited.length;
  return (
    <DraftBanner
      draft={draft}
      kept={
        kept && offer && count > 0 ? { count, text, bringBack: () => onBringBack(kept, found, offer.at) } : undefined
      }
    />
  );
}

const namedBy = ({ name, size }: File): NamedFile => ({ genericName: name, size });

/** The kept ones of the files that had not arrived; undefined while they are looked for. */
function useFound(files: KeptFiles, awaited: readonly AwaitedFile[]): readonly File[] | undefined {
  const [found, setFound] = useState<readonly File[]>();
  const names = JSON.stringify(awaited.map(({ genericName, size }) => ({ genericName, size })));
  useEffect(() => {
    let isCurrent = true;
    void files.find(JSON.parse(names) as NamedFile[]).then((kept) => {
      if (isCurrent) setFound(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [files, names]);
  return found;
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

const namesOf = (awaited: readonly NamedFile[]): string => namesText(awaited.map(({ genericName }) => genericName));
