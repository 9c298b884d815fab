import type { CalendarDateTime } from '@internationalized/date';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from './radio-group.tsx';
import { readingText, type WallTime } from './wall-time.ts';

/** Props of {@link WhichMoment}. */
export interface WhichMomentProps {
  reading: CalendarDateTime;
  moments: Extract<WallTime, { kind: 'twice' }>['moments'];
  /** ISO 8601 in UTC; null while none of the two is chosen. */
  value: string | null;
  onChange(moment: string): void;
  why?: string | undefined;
}

/** Asks which of the two moments is meant that a reading of the clock has in the night in which the clocks go back. */
export function WhichMoment({ reading, moments, ...choice }: WhichMomentProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      {...choice}
      label={t('ui.clocks.twice', { time: readingText(reading) })}
      isRequired
      options={moments.map(({ moment, offset }, index) => ({
        value: moment,
        label: t(index === 0 ? 'ui.clocks.first' : 'ui.clocks.second', { offset }),
      }))}
    />
  );
}
