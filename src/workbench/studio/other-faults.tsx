import { useWords } from '../words.ts';
import { isWithin, type Place } from './json.ts';
import styles from './part-panel.module.css';
import { nameOf, spotAt } from './spots.ts';
import { faultText, useStudio } from './studio-context.ts';

/** What the check refuses elsewhere than in the part at `place`; each leads to its own part. */
export function OtherFaults({ place }: { place: Place | undefined }) {
  const { definition, faults, language, select } = useStudio();
  const t = useWords();
  const others = faults.filter((fault) => !place || !fault.place || !isWithin(fault.place, place));
  if (others.length === 0) return null;
  return (
    <ul className={styles.others} aria-label={t('studio.parts.refused')}>
      {others.map((fault) => {
        const spot = spotAt(definition, fault.place ?? []);
        return (
          <li key={`${fault.line} ${fault.message}`}>
            <button type="button" className={styles.other} onClick={() => select(spot)}>
              <b>{nameOf(definition, spot, language)}</b> {faultText(fault)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
