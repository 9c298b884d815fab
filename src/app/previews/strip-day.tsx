import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../engine/values/date-time.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-time-field.tsx';
import styles from './strip-preview.module.css';

/** Props of {@link StripDay}. */
export interface StripDayProps {
  /** The days on which the strip changes, in their order. */
  changes: readonly string[];
  /** The day (`yyyy-MM-dd`) that it is shown on. */
  day: string;
  onDay(day: string): void;
}

const DAY = 24 * 60 * 60 * 1000;
/** What the bar reaches over at least, days from today. */
const SPAN = 30;

/** The day that a strip is shown on: a bar over the days of its contracts, the way to the next change, and any day by date. */
export function StripDay({ changes, day, onDay }: StripDayProps) {
  const { t } = useTranslation();
  const id = useId();
  const [today] = useState(() => dayOf(new Date()));
  const [first = today, last = today] = [
    [today, day, ...changes].toSorted()[0],
    [dayFrom(today, SPAN), day, ...changes].toSorted().at(-1),
  ];
  const next = changes.find((change) => change > day);
  return (
    <div className={styles.day}>
      <DateField
        id="strip-day"
        label={t('logoStrip.onDay')}
        value={day}
        onChange={(chosen) => onDay(chosen ?? today)}
      />
      <input
        type="range"
        className={styles.range}
        aria-label={t('logoStrip.onDay')}
        aria-valuetext={day}
        min={0}
        max={daysBetween(first, last)}
        step={1}
        value={daysBetween(first, day)}
        list={`${id}-changes`}
        onChange={({ target }) => onDay(dayFrom(first, Number(target.value)))}
      />
      <datalist id={`${id}-changes`}>
        {changes.map((change) => (
          <option key={change} value={daysBetween(first, change)} />
        ))}
      </datalist>
      <Button
        icon={<ChevronRight />}
        why={next ? undefined : t('logoStrip.noChange')}
        onPress={() => onDay(next ?? day)}
      >
        {next ? t('logoStrip.next', { day: next }) : t('logoStrip.nextChange')}
      </Button>
    </div>
  );
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
