import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-time-field.tsx';
import { type Days, daysOf, isBackwards, PRESETS } from './days.ts';
import styles from './range-panel.module.css';

/** Props of {@link RangePanel}. */
export interface RangePanelProps {
  days: Days;
  /** Whether ranges counted from today are offered. */
  hasPresets?: boolean | undefined;
  onChange(days: Days): void;
}

/** The inside of a range's popover: ranges ready made, and two days of one's own. */
export function RangePanel({ days, hasPresets = true, onChange }: RangePanelProps) {
  const { t } = useTranslation();
  const [written, setWritten] = useState(days);
  const isWrong = isBackwards(written);
  return (
    <div className={styles.panel}>
      {hasPresets ? (
        <div className={styles.presets}>
          {PRESETS.map((preset) => (
            <Button key={preset} size="md" isWide onPress={() => onChange(daysOf(preset, new Date()))}>
              {t(`lists.days.presets.${preset}`)}
            </Button>
          ))}
        </div>
      ) : null}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) onChange(written);
        }}
        onKeyDownCapture={(event) => {
          // The parts of a date are no boxes of the browser's, which send their form at Enter, and keep the key to
          // themselves.
          if (event.key === 'Enter' && event.target instanceof Element && event.target.matches('[role=spinbutton]'))
            event.currentTarget.requestSubmit();
        }}
      >
        <DateField
          label={t('lists.days.first')}
          value={written.from}
          onChange={(from) => setWritten((before) => ({ ...before, from }))}
        />
        <DateField
          label={t('lists.days.last')}
          value={written.until}
          error={isWrong ? t('lists.days.backwards') : undefined}
          onChange={(until) => setWritten((before) => ({ ...before, until }))}
        />
        <Button type="filled" isSubmit isWide why={isWrong ? t('lists.days.backwards') : undefined}>
          {t('lists.days.apply')}
        </Button>
      </form>
    </div>
  );
}
