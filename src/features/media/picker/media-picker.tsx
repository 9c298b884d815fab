import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListMediaQueryKey } from '../../../../generated/api/index.ts';
import type { Media } from '../../../../generated/model/index.ts';
import type { MediaKind, MediaPickerProps } from '../../../engine/media-desk.ts';
import { useRecentChoices } from '../../../engine/recent-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageDrop } from '../upload/page-drop.tsx';
import type { UploadPlaces } from '../upload/places.ts';
import { type MediaEntities, useMediaEntities } from '../upload/use-media-entities.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { CropView } from './crop-view.tsx';
import { FocalView } from './focal-view.tsx';
import { LibraryView } from './library-view.tsx';
import styles from './picker.module.css';
import { PickerPlaceholders } from './picker-grid.tsx';
import { PickerUploads } from './picker-uploads.tsx';
import { MISFIT_WORDS } from './rules.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { usePickerUploads } from './use-picker-uploads.ts';

/** Props of {@link MediaPicker}: those that a form gives, and where the pages of items are. */
export interface PickerProps extends MediaPickerProps {
  places: UploadPlaces;
}

/** The library in a dialog: one searches it, uploads into it, and chooses what the field takes; what does not fit says why, and can be cropped. */
export function MediaPicker(props: PickerProps) {
  const { title } = props;
  const { t } = useTranslation();
  const onClose = useReturn(props.onClose);
  const { entities, isError, retry } = useMediaEntities();
  if (entities) return <Opened {...props} onClose={onClose} entities={entities} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('mediaPicker.title', { label: title })} size="xl">
      {isError ? <ErrorState title={t('messages.failedToLoadData')} onRetry={retry} /> : <PickerPlaceholders />}
    </Dialog>
  );
}

/** Closes the dialog, and brings the focus back to where it was: the dialog that waited for the definitions had it in between. */
function useReturn(onClose: () => void): () => void {
  const [opener] = useState(() => document.activeElement);
  return () => {
    onClose();
    const back = (): void => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
    // Once the dialog has given the focus away.
    requestAnimationFrame(() => requestAnimationFrame(back));
  };
}

type View = 'library' | 'crop' | 'focal';

function Opened(props: PickerProps & { entities: MediaEntities }) {
  const { title, rules, taken, isSeveral, upload, onChoose, onClose, entities, places } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const [kind, setKind] = useState<MediaKind>(rules.kinds[0] ?? 'image');
  const [view, setView] = useState<View>('library');
  const recent = useRecentChoices('library', 'id');
  const uploads = usePickerUploads(rules.kinds, upload);
  const take = (chosen: readonly Media[]): void => {
    for (const media of chosen) recent.add(media);
    onChoose(chosen);
    onClose();
  };
  const choice = useChoice({ rules, taken, isSeveral, onTake: take });
  const { looked } = choice;
  const refresh = (): void => void client.invalidateQueries({ queryKey: getListMediaQueryKey().slice(0, 2) });
  const came = (media: Media): void => {
    refresh();
    setView('library');
    setKind(media.type);
    choice.add(media);
  };
  const back = (): void => setView('library');
  const isLibrary = view === 'library' || !looked;
  const titles = { library: 'mediaPicker.title', crop: 'mediaPicker.crop.title', focal: 'mediaPicker.focal.title' };
  return (
    <Dialog
      isOpen
      onClose={isLibrary ? onClose : back}
      title={t(titles[isLibrary ? 'library' : view], { label: title, name: looked?.name })}
      size="xl"
      actions={
        isLibrary ? (
          <LibraryActions choice={choice} isSeveral={isSeveral} onView={setView} onTake={take} onClose={onClose} />
        ) : undefined
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the page's own keys out */}
      <div className={styles.body} onKeyDown={keepPageKeys} hidden={!isLibrary}>
        <PageDrop onFiles={(files) => void uploads.queue.add(files)} />
        <PickerUploads uploads={uploads} entities={entities} places={places} onSaved={came} />
        <LibraryView
          key={kind}
          entities={entities}
          kinds={rules.kinds}
          kind={kind}
          choice={choice}
          recent={recent.rows as readonly Media[]}
          onKind={setKind}
          onFiles={(files) => void uploads.queue.add(files)}
        />
      </div>
      {view === 'crop' && looked ? <CropView media={looked} onCropped={came} onBack={back} /> : null}
      {view === 'focal' && looked ? (
        <FocalView
          entity={entities[looked.type]}
          media={looked}
          onSaved={(media) => {
            choice.renew(media);
            refresh();
            back();
          }}
          onBack={back}
        />
      ) : null}
    </Dialog>
  );
}

interface LibraryActionsProps {
  choice: Choice;
  isSeveral: boolean;
  onView(view: View): void;
  onTake(chosen: readonly Media[]): void;
  onClose(): void;
}

/** What can be done with what is looked at, and the way out with what is chosen or without. */
function LibraryActions({ choice, isSeveral, onView, onTake, onClose }: LibraryActionsProps) {
  const { t } = useTranslation();
  const { chosen, looked } = choice;
  const misfit = looked && choice.misfitOf(looked);
  const whyNot =
    chosen.length > 0 ? undefined : t(misfit === undefined ? 'mediaPicker.chooseFirst' : MISFIT_WORDS[misfit]);
  return (
    <>
      {looked ? (
        <ChosenBar media={looked} misfit={misfit} onCrop={() => onView('crop')} onFocal={() => onView('focal')} />
      ) : null}
      <Button onPress={onClose}>{t('ui.cancel')}</Button>
      <Button type="filled" why={whyNot} onPress={() => onTake(chosen)}>
        {isSeveral && chosen.length > 0
          ? t('mediaPicker.chooseSeveral', { count: chosen.length })
          : t('mediaPicker.choose')}
      </Button>
    </>
  );
}

/** Ctrl+S saves what has the focus, never the form behind the dialog. */
function keepPageKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  event.preventDefault();
  event.nativeEvent.stopPropagation();
}
