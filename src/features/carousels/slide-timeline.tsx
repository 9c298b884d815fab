import { CalendarOff, Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { daysLater, momentText } from './moment-text.ts';
import type { AnySlide, SlideTimes } from './slide.ts';
import styles from './slide-strip.module.css';
import { type Remark, remarksOf, stretchesOf } from './timeline.ts';

/** Props of {@link SlideTimeline}. */
export interface SlideTimelineProps {
  slides: readonly AnySlide[];
  nameOf(slide: AnySlide, index: number): string;
  /** When visitors see a slide; undefined for one that they do not see. */
  timesOf(slide: AnySlide): SlideTimes | undefined;
  /** Where it begins, in milliseconds since the epoch. */
  now: number;
}

/** How far ahead it looks. */
const DAYS = 14;

/** When each slide is shown in the next fourteen days, as bars; and in words where nothing is, and where several are. */
export function SlideTimeline({ slides, nameOf, timesOf, now }: SlideTimelineProps) {
  const { t } = useTranslation();
  const end = daysLater(now, DAYS);
  const times = slides.map(timesOf);
  const shown = times.filter((one) => one !== undefined);
  const remarks = remarksOf(stretchesOf(shown, now, end));
  const at = (moment: number): number => (100 * (Math.min(Math.max(moment, now), end) - now)) / (end - now);
  return (
    <div>
      <div className={styles.timeline}>
        {slides.map((slide, index) => {
          const time = times[index];
          const [from, until] = time ? [at(time.from), at(time.until)] : [0, 0];
          return (
            <svg key={slide.id} className={styles.track} viewBox="0 0 100 8" preserveAspectRatio="none" role="img">
              <title>{nameOf(slide, index)}</title>
              <rect className={styles.line} x="0" y="3" width="100" height="2" />
              {until > from ? <rect className={styles.bar} x={from} y="0" width={until - from} height="8" /> : null}
            </svg>
          );
        })}
        <div className={styles.axis} aria-hidden="true">
          <span>{t('carousels.now')}</span>
          <span>{momentText(end)}</span>
        </div>
      </div>
      <ul className={styles.remarks}>
        {remarks.map((remark) => (
          <li key={remark.from} className={remark.most === 0 ? styles.gap : styles.overlap}>
            {remark.most === 0 ? <CalendarOff aria-hidden="true" /> : <Layers aria-hidden="true" />}
            <span>{t(`carousels.${keyOf(remark, end)}`, wordsOf(remark))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function keyOf({ least, most, until }: Remark, end: number) {
  const what = most === 0 ? 'gap' : least === most ? 'overlap' : 'overlaps';
  return until >= end ? (`${what}ToEnd` as const) : what;
}

const wordsOf = ({ from, until, least, most }: Remark) => ({
  ...{ from: momentText(from), until: momentText(until) },
  ...{ least, count: most },
});
