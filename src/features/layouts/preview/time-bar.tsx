import { CalendarClock, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutStop } from '../../../../generated/model/index.ts';
import { useNames } from '../../../engine/entity/row-name.ts';
import { formatDateTime } from '../../../engine/values/date-time.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './layout-preview.module.css';
import { MomentDialog } from './moment-dialog.tsx';

/** Props of {@link TimeBar}. */
export interface TimeBarProps {
  /** The moment that the page is shown at; undefined for now. */
  at: string | undefined;
  /** The moments after it at which something changes, the next one first. */
  stops: readonly LayoutStop[];
  /** When the page was opened, in milliseconds since the epoch: where the bar begins. */
  start: number;
  onMoment(at: string | undefined): void;
}

const HOUR = 60 * 60 * 1000;
/** What the bar reaches over, and its steps, hours. */
const SPAN = 7 * 24;

/** The page through time: a bar over the next seven days, any moment of the next 400 days, the way to the next change, and back to now. */
export function TimeBar({ at, stops, start, onMoment }: TimeBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const hours = at === undefined ? 0 : Math.round((Date.parse(at) - start) / HOUR);
  return (
    <div className={styles.time}>
      <label htmlFor={id} className={styles.moment}>
        {at === undefined ? t('layouts.time.now') : formatDateTime(at)}
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={0}
        max={SPAN}
        step={1}
        value={Math.min(Math.max(hours, 0), SPAN)}
        list={`${id}-stops`}
        aria-valuetext={at === undefined ? t('layouts.time.now') : formatDateTime(at)}
        onChange={({ target }) => {
          const chosen = Number(target.value);
          onMoment(chosen === 0 ? undefined : fullHour(start + chosen * HOUR));
        }}
      />
      <datalist id={`${id}-stops`}>
        {stops.map((stop) => (
          <option key={`${stop.at} ${stop.sectionId} ${stop.slideId}`} value={hoursFrom(start, stop.at)} />
        ))}
      </datalist>
      <IconButton icon={<CalendarClock />} label={t('layouts.time.choose')} onPress={() => setChoosing(true)} />
      <NextStop stop={stops[0]} onMoment={onMoment} />
      {at === undefined ? null : (
        <Button size="md" type="regular-no-border" onPress={() => onMoment(undefined)}>
          {t('layouts.time.now')}
        </Button>
      )}
      {isChoosing ? <MomentDialog at={at} onChoose={onMoment} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

interface NextStopProps {
  stop: LayoutStop | undefined;
  onMoment(at: string | undefined): void;
}

/** The way to the next change: with its words where there is room, else they are its tooltip. */
function NextStop({ stop, onMoment }: NextStopProps) {
  const { t } = useTranslation();
  const nameOf = useNames();
  const label = stop
    ? t('layouts.time.next', { time: formatDateTime(stop.at), title: nameOf(stop.titles) || stop.title })
    : t('layouts.time.nextChange');
  const shared = {
    icon: <ChevronRight />,
    why: stop ? undefined : t('layouts.time.noStop'),
    onPress: () => onMoment(stop?.at),
  };
  return (
    <>
      <span className={styles.worded}>
        <Button size="md" {...shared}>
          {label}
        </Button>
      </span>
      <span className={styles.short}>
        <IconButton label={label} {...shared} />
      </span>
    </>
  );
}

const hoursFrom = (start: number, at: string): number => Math.round((Date.parse(at) - start) / HOUR);

/** People plan by the hour: a step of the bar is one, not an odd minute. */
const fullHour = (at: number): string => new Date(Math.round(at / HOUR) * HOUR).toISOString();
