import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import type { ListedEntity } from '../../../contract/entity.ts';
import { EditorPage } from '../../../engine/editor/editor-page.tsx';
import type { EditorSlots } from '../../../engine/editor/editor-slots.ts';
import type { EditorLock } from '../../../engine/form/use-locks.ts';
import { PictureStoreProvider } from '../../../engine/media/store-picture-context.ts';
import { valueAt } from '../../../engine/values/values.ts';
import { DeleteButton } from './delete-button.tsx';
import styles from './edit.module.css';
import { FileCard } from './file-card.tsx';
import { StateCard } from './state-card.tsx';
import { pictureStore } from './store-picture.ts';

/** The field that locks a video. */
const LOCKED = 'isLocked';

/** The page of one image or of one video (specification §2): the engine's editor, with its file and its states beside the form. */
export function MediaEditPage({ entity }: { entity: ListedEntity }) {
  const { t } = useTranslation();
  const store = useMemo(() => pictureStore(t), [t]);
  const slots = useMemo((): EditorSlots => {
    const lock: EditorLock = { why: t('mediaEdit.locked'), key: LOCKED };
    const whyLocked = (body: object): string | undefined => (valueAt(body, LOCKED) === true ? lock.why : undefined);
    return {
      actions: (body, commands) => (
        <DeleteButton entity={entity} media={mediaOf(body)} commands={commands} why={whyLocked(body)} />
      ),
      aside: (body, commands, edited) => (
        <div className={styles.aside}>
          {mediaOf(body).type === 'video' ? <StateCard stored={mediaOf(body)} edited={edited} /> : null}
          <FileCard media={mediaOf(body)} commands={commands} why={whyLocked(body)} />
        </div>
      ),
      lock: (edited) => (valueAt(edited, LOCKED) === true ? lock : undefined),
      changed: 'messages.mediaInfoUpdated',
    };
  }, [entity, t]);
  return (
    <PictureStoreProvider value={store}>
      <EditorPage entity={entity} slots={slots} />
    </PictureStoreProvider>
  );
}

/** What the definitions of images and videos read is an item of the library. */
const mediaOf = (body: object): Media => body as Media;
