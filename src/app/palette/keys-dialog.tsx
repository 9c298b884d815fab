import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './palette.module.css';

/** Keys by what they do, below `palette.keys`, and where on a page they work: a selector of what has to be there. */
const groups = [
  { name: 'everywhere', where: 'main', keys: { find: 'Ctrl K', undoLast: 'Ctrl Z', keys: '?', close: 'Esc' } },
  {
    name: 'list',
    where: 'main :is(table, [role="grid"], [data-peeks])',
    keys: { search: '/', rows: '↑ ↓', openRow: 'Enter' },
  },
  { name: 'row', where: 'main [data-peeks]', keys: { peek: 'Space', choose: 'X' } },
  { name: 'row', where: 'main [data-edits]', keys: { editRow: 'F2' } },
  { name: 'editor', where: 'main form', keys: { save: 'Ctrl S', undo: 'Ctrl Z', redo: 'Ctrl Shift Z' } },
  { name: 'tree', where: 'main :is([role="tree"], [role="treegrid"])', keys: { move: 'Alt ↑ ↓', level: 'Alt ← →' } },
  {
    name: 'outline',
    where: 'main [data-outline]',
    keys: {
      rows: '↑ ↓',
      openRow: 'Enter',
      addBelow: 'A',
      duplicate: 'D',
      hide: 'H',
      remove: 'Delete',
      cutAndPaste: 'Ctrl X V',
      copyAndPaste: 'Ctrl C V',
    },
  },
] as const;

/** The keys that work on the page on screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  // Asked once: under the dialog nothing changes.
  const [shown] = useState(() => groups.filter(({ where }) => document.querySelector(where)));
  return (
    <Dialog isOpen onClose={onClose} title={t('palette.keys.title')} size="sm">
      <div className={styles.keys}>
        {shown.map(({ name, where, keys }, place) => (
          <section key={where}>
            {shown[place - 1]?.name === name ? null : <h3>{t(`palette.keys.${name}`)}</h3>}
            <dl>
              {Object.entries(keys).map(([what, key]) => (
                <div key={what} className={styles.pair}>
                  <dt>
                    <Kbd>{key}</Kbd>
                  </dt>
                  <dd>{t(`palette.keys.${what}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
