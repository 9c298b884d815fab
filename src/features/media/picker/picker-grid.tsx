import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { PLACEHOLDERS, Skeleton } from '../../../ui/skeleton.tsx';
import { useRovingRows } from '../../../ui/use-roving-rows.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PickerCard } from './picker-card.tsx';
import styles from './picker-grid.module.css';
import type { Choice } from './use-choice.ts';

/** How many pictures are in sight before anybody scrolls. */
const IN_SIGHT = 8;

/** Props of {@link PickerGrid}. */
export interface PickerGridProps {
  label: string;
  rows: readonly Media[];
  choice: Choice;
  isRefreshing?: boolean | undefined;
  /** PageUp and PageDown; tells whether there is such a page. */
  onTurn?: ((by: -1 | 1) => boolean) | undefined;
}

/** Items beside each other: arrows move in both dimensions, Enter and the space bar choose, PageUp and PageDown turn the page. */
export function PickerGrid({ label, rows, choice, isRefreshing, onTurn }: PickerGridProps) {
  const roving = useRovingRows({ rows, onTurn, isGrid: true });
  return (
    <ul className={styles.grid} aria-label={label} data-refreshing={isRefreshing || undefined} {...roving.container}>
      {rows.map((media, index) => (
        <PickerCard
          key={media.id}
          media={media}
          index={index}
          roving={roving}
          isChosen={choice.isChosen(media)}
          misfit={choice.misfitOf(media)}
          isFirst={index < IN_SIGHT}
          onPress={choice.press}
          onTake={choice.take}
        />
      ))}
    </ul>
  );
}

/** Grey cards of the right size, as many as the specification says (§9). */
export function PickerPlaceholders() {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      </div>
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <li key={index} className={styles.card}>
            <Skeleton shape="image" />
            <Skeleton width="long" />
          </li>
        ))}
      </ul>
    </>
  );
}
