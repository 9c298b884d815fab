import { CirclePlus, MoveVertical, SquarePen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { ChangeKind, LayoutChange } from '../model/changes.ts';
import { partsOf } from '../model/parts.ts';
import { useLayoutWords } from '../workspace/use-layout-words.ts';
import styles from './publish.module.css';

/** Props of {@link ChangesList}. */
export interface ChangesListProps {
  base: SiteLayout;
  changes: readonly LayoutChange[];
}

const ICONS: Readonly<Record<ChangeKind, React.ReactNode>> = {
  new: <CirclePlus />,
  removed: <Trash2 />,
  moved: <MoveVertical />,
  changed: <SquarePen />,
};

/** What a save will publish, thing by thing: what is new, gone or moved, and which properties say something else. */
export function ChangesList({ base, changes }: ChangesListProps) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const was = partsOf(base);
  return (
    <ul className={styles.changes}>
      {changes.map(({ id, part, kinds, names }) => {
        const before = was.get(id);
        return (
          <li key={id} className={styles.change}>
            {ICONS[kinds[0] ?? 'changed']}
            <div>
              <b>{words.nameOf(part)}</b> <span>{kinds.map((kind) => t(`layouts.kinds.${kind}`)).join(', ')}</span>
              {names.map((name) => (
                <p key={name} className={styles.property}>
                  {words.labelOf(part, name)}: {before ? <del>{words.valueOf(before, name)}</del> : null}{' '}
                  <ins>{words.valueOf(part, name)}</ins>
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
