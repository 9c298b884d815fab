import { CirclePlus, MoveVertical, SquarePen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { ChangeKind, LayoutChange } from '../model/changes.ts';
import { type Part, partsOf } from '../model/parts.ts';
import { PartValue, type PartValueProps } from '../workspace/part-value.tsx';
import { slideName, useLayoutWords } from '../workspace/use-layout-words.ts';
import styles from './publish.module.css';

/** Props of {@link ChangesList}. */
export interface ChangesListProps {
  base: SiteLayout;
  changes: readonly LayoutChange[];
  /** What visitors read of slides that follow an article or a game, by id. */
  titles?: ReadonlyMap<string, string> | undefined;
}

/** The properties of a new thing that are shown with its name. */
const TIMES = ['visibleFrom', 'visibleUntil'];

const ICONS: Readonly<Record<ChangeKind, React.ReactNode>> = {
  new: <CirclePlus />,
  removed: <Trash2 />,
  moved: <MoveVertical />,
  changed: <SquarePen />,
};

/** What a save will publish, thing by thing: what is new, gone or moved, and which properties say something else. */
export function ChangesList({ base, changes, titles }: ChangesListProps) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const nameOf = (part: Part): string =>
    (part.kind === 'slide' && slideName(part.thing) === '' && titles?.get(part.id)) || words.nameOf(part);
  const was = partsOf(base);
  return (
    <ul className={styles.changes}>
      {changes.map(({ id, part, kinds, names }) => {
        const before = was.get(id);
        const told = kinds[0] === 'new' ? TIMES.filter((name) => part.own[name]) : names;
        return (
          <li key={id} className={styles.change}>
            {ICONS[kinds[0] ?? 'changed']}
            <div>
              <b>{nameOf(part)}</b> <span>{kinds.map((kind) => t(`layouts.kinds.${kind}`)).join(', ')}</span>
              {told.map((name) => (
                <p key={name} className={styles.property}>
                  <span>{words.labelOf(part, name)}</span>
                  {before && words.isAlike(before, part, name) ? null : (
                    <>
                      {before ? <Value is="del" part={before} name={name} /> : null}
                      <Value is="ins" part={part} name={name} />
                    </>
                  )}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** One side of a change; nothing where only its form could say it. */
function Value({ is: Side, part, name }: PartValueProps & { is: 'del' | 'ins' }) {
  const words = useLayoutWords();
  return words.isSaid(part, name) ? (
    <Side>
      <PartValue part={part} name={name} />
    </Side>
  ) : null;
}
