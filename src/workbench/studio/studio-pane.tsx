import { OtherFaults } from './other-faults.tsx';
import { PartPanel } from './part-panel.tsx';
import { PartsList } from './parts-list.tsx';
import { placeOf } from './spots.ts';
import { useStudio } from './studio-context.ts';
import styles from './studio-pane.module.css';

/** Beside the live form and list: the properties of what is selected, or all parts to select one from. */
export function StudioPane({ focusCount }: { focusCount: number }) {
  const { definition, selected } = useStudio();
  const place = selected && placeOf(definition, selected);
  return (
    <aside className={styles.pane} aria-label="Properties">
      <OtherFaults place={place} />
      {selected && place ? <PartPanel spot={selected} focusCount={focusCount} /> : <PartsList />}
    </aside>
  );
}
