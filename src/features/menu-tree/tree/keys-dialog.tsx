import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import styles from './keys-dialog.module.css';

/**
 * What each key does, in the order in which one needs them. Keys of one line that are pressed together are joined by a
 * plus.
 */
const KEYS = [
  ['walk', '↑ ↓ ← → Home End'],
  ['find', 'A–Z'],
  ['edit', 'Enter'],
  ['rename', 'F2'],
  ['carry', 'Space'],
  ['step', 'Alt+↑ Alt+↓ Alt+← Alt+→'],
  ['choose', 'Ctrl+Space Shift+↑ Shift+↓ Ctrl+A'],
  ['cut', 'Ctrl+X Ctrl+V'],
  ['remove', 'Delete'],
  ['menu', 'Shift+F10'],
  ['openAll', '*'],
  ['undo', 'Ctrl+Z Ctrl+Y'],
  ['search', '/'],
] as const;

/** The keys of the tree. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('menu.tree.keys.title')} size="md">
      <dl className={styles.list}>
        {KEYS.map(([name, keys]) => (
          <Fragment key={name}>
            <dt className={styles.keys}>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key.replace('Space', t('menu.tree.keys.space'))}</Kbd>
              ))}
            </dt>
            <dd className={styles.what}>{t(`menu.tree.keys.${name}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
