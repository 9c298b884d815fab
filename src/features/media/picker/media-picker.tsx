import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import type { MediaPickerProps } from '../../../engine/media/library-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isolated } from '../upload/awaited-files.ts';
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
import { type PickerView, type Picking, TAKE_ID, usePicking } from './use-picking.ts';

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

type OpenedProps = PickerProps & { entities: MediaEntities };

const TITLES = { library: 'mediaPicker.title', crop: 'mediaPicker.crop.title', focal: 'mediaPicker.focal.title' };

function Opened(props: OpenedProps) {
  const { title, isSeveral } = props;
  const { t } = useTranslation();
  const picking = usePicking(props);
  const { looked } = picking.choice;
  const view = looked ? picking.view : 'library';
  return (
    <Dialog
      isOpen
      onClose={view === 'library' ? picking.close : picking.back}
      title={t(TITLES[view], { label: title, name: looked && isolated(looked.name) })}
      size="xl"
      actions={view === 'library' ? <LibraryActions picking={picking} isSeveral={isSeveral} /> : undefined}
    >
      <LibraryBody {...props} picking={picking} isHidden={view !== 'library'} />
      {looked ? <Mending view={view} media={looked} picking={picking} entities={props.entities} /> : null}
      {picking.question}
    </Dialog>
  );
}

/** The library and the files that are on their way into it; hidden while something is done to an item, since uploads go on. */
function LibraryBody({ picking, isHidden, ...props }: OpenedProps & { picking: Picking; isHidden: boolean }) {
  const { rules, entities, places } = props;
  const { uploads, kind, setKind, choice, recent, came } = picking;
  const add = (files: readonly File[]): void => void uploads.queue.add(files);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the page's own keys out
    <div className={styles.body} onKeyDown={keepPageKeys} hidden={isHidden}>
      <PageDrop onFiles={add} />
      <PickerUploads uploads={uploads} entities={entities} places={places} category={rules.category} onSaved={came} />
      <LibraryView
        key={kind}
        entities={entities}
        kinds={rules.kinds}
        kind={kind}
        category={rules.category}
        choice={choice}
        recent={recent.rows as readonly Media[]}
        onKind={setKind}
        onFiles={add}
      />
    </div>
  );
}

interface MendingProps {
  view: PickerView;
  media: Media;
  picking: Picking;
  entities: MediaEntities;
}

/** What is done to one item in place. */
function Mending({ view, media, picking, entities }: MendingProps) {
  if (view === 'crop') return <CropView media={media} onCropped={picking.came} onBack={picking.back} />;
  if (view === 'library') return null;
  return <FocalView entity={entities[media.type]} media={media} onSaved={picking.changed} onBack={picking.back} />;
}

interface LibraryActionsProps {
  picking: Picking;
  isSeveral: boolean;
}

/** What can be done with what is looked at, and the way out with what is chosen or without. */
function LibraryActions({ picking, isSeveral }: LibraryActionsProps) {
  const { t } = useTranslation();
  const { choice, show, take, close } = picking;
  const { chosen, looked } = choice;
  const misfit = looked && choice.misfitOf(looked);
  const whyNot =
    chosen.length > 0 ? undefined : t(misfit === undefined ? 'mediaPicker.chooseFirst' : MISFIT_WORDS[misfit]);
  return (
    <>
      {looked ? (
        <ChosenBar media={looked} misfit={misfit} onCrop={() => show('crop')} onFocal={() => show('focal')} />
      ) : null}
      <Button onPress={close}>{t('ui.cancel')}</Button>
      <Button type="filled" id={TAKE_ID} why={whyNot} onPress={() => take(chosen)}>
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
