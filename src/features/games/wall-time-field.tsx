import { CalendarDateTime, getLocalTimeZone } from '@internationalized/date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePickerBox } from '../../ui/date-picker-box.tsx';
import { Field } from '../../ui/field.tsx';
import { useZoneName } from '../../ui/use-zone-name.ts';
import { momentsOf, neverWords, readingOf } from '../../ui/wall-time.ts';
import { WhichMoment } from '../../ui/which-moment.tsx';

/** Props of {@link WallTimeField}. */
export interface WallTimeFieldProps {
  label: string;
  /** The moment that the field starts from, ISO 8601. */
  start: string;
  /** What is wrong with the moment itself; what is wrong with the reading of the clock, the field tells by itself. */
  error?: string | undefined;
  /** Called with the moment, ISO 8601; null while what is written is none, or may be two. */
  onChange(moment: string | null): void;
}

/**
 * A time as the clock on the wall shows it in the user's time zone. A reading that does not exist, in the night that the clocks go forward, is refused; of
 * one that comes twice, in the night that they go back, the user says which is meant.
 */
export function WallTimeField({ label, start, error, onChange }: WallTimeFieldProps) {
  const { t } = useTranslation();
  const zoneName = useZoneName();
  const zone = getLocalTimeZone();
  const [reading, setReading] = useState<CalendarDateTime | null>(() => readingOf(start, zone));
  const [chosen, setChosen] = useState<string>();
  const found = reading && momentsOf(reading, zone);
  const change = (next: CalendarDateTime | null): void => {
    setReading(next);
    setChosen(undefined);
    const moments = next && momentsOf(next, zone);
    onChange(moments?.kind === 'once' ? moments.moment : null);
  };
  const never = reading && found?.kind === 'never' ? t('ui.clocks.never', neverWords(reading, found.next)) : undefined;
  const props = {
    label,
    isRequired: true,
    value: reading?.toString() ?? null,
    onChange: (value: string | null) => {
      if (value === null) change(null);
    },
    onIncomplete: () => change(null),
    error: never ?? (reading === null ? t('games.postpone.incomplete') : error),
  };
  return (
    <>
      <Field {...props} isGroup>
        {(field) => (
          <DatePickerBox
            field={field}
            props={props}
            value={reading}
            granularity="minute"
            isUnfinished={reading === null}
            zone={zoneName(zone)}
            onChange={(value) => change(value instanceof CalendarDateTime ? value : null)}
          />
        )}
      </Field>
      {reading && found?.kind === 'twice' ? (
        <WhichMoment
          reading={reading}
          moments={found.moments}
          value={chosen ?? null}
          onChange={(moment) => {
            setChosen(moment);
            onChange(moment);
          }}
        />
      ) : null}
    </>
  );
}
