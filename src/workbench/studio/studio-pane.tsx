import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../words.ts';
import { headingIn, useKeptFocus } from './kept-focus.ts';
import { OtherFaults } from './other-faults.tsx';
import { PartPanel } from './part-panel.tsx';
import { PartsList } from './parts-list.tsx';
import { placeOf, type Spot } from './spots.ts';
import { useStudio } from './studio-context.ts';
import styles from './studio-pane.module.css';

/** Beside the live form and list: the properties of what is selected, or all parts to select one from. `focusCount` rises when the focus is wanted here. */
export function StudioPane({ focusCount }: { focusCount: number }) {
  const { definition, selected } = useStudio();
  const t = useWords();
  const place = selected && placeOf(definition, selected);
  const shown = place && selected;
  const pane = useRef<HTMLElement>(null);
  const top = useRef(0);
  useScrolled(pane, top, shown);
  useEffect(() => {
    if (focusCount > 0) headingIn(pane.current)?.focus({ preventScroll: true });
  }, [focusCount]);
  useKeptFocus(pane, shown, place);
  return (
    <aside
      ref={pane}
      className={styles.pane}
      aria-label={t('studio.parts.properties')}
      data-region="properties"
      data-part-shown={shown ? '' : undefined}
      onScroll={({ currentTarget }) => {
        if (!shown) top.current = currentTarget.scrollTop;
      }}
    >
      <OtherFaults place={place} />
      {shown ? <PartPanel spot={shown} /> : <PartsList />}
    </aside>
  );
}

type Pane = React.RefObject<HTMLElement | null>;

/** Another part is seen from its beginning; the list of all parts as it was left. */
function useScrolled(pane: Pane, top: React.RefObject<number>, shown: Spot | undefined): void {
  const key = JSON.stringify(shown);
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: key === undefined ? top.current : 0, behavior: 'instant' });
  }, [pane, top, key]);
}
