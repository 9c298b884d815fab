import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../engine/values/date-time.ts';
import { type AnySlide, timesOf } from './slide.ts';
import styles from './slide-strip.module.css';
import { remarksOf, type Stretch, stretchesOf } from './timeline.ts';

/** Props of {@link SlideTimeline}. */
export interface SlideTimelineProps {
  slides: readonly AnySlide[];
  nameOf(slide: AnySlide, index: number): string;
  /** Where it begins, in milliseconds since the epoch. */
  now: number;
}

const FORTNIGHT = 14 * 24 * 60 * 60 * 1000;

/** When each slide is shown in the next fourteen days, as bars; and in words where nothing is, and where several are. */
export function SlideTimeline({ slides, nameOf, now }: SlideTimelineProps) {
  const { t } = useTranslation();
  const end = now + FORTNIGHT;
  const times = slides.map(timesOf);
  const { gaps, overlaps } = remarksOf(
    stretchesOf(
      times.filter((one) => one !== undefined),
      now,
      end,
    ),
  );
  const at = (moment: number): number => (100 * (Math.min(Math.max(moment, now), end) - now)) / FORTNIGHT;
  const words = ({ from, until }: Stretch) => ({ from: momentText(from), until: momentText(until) });
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
          <span>{formatDate(new Date(end).toISOString())}</span>
        </div>
      </div>
      <ul className={styles.remarks}>
        {gaps.map((gap) => (
          <li key={gap.from}>{t(gap.until >= end ? 'carousels.gapToEnd' : 'carousels.gap', words(gap))}</li>
        ))}
        {overlaps.map((overlap) => (
          <li key={overlap.from}>{t('carousels.overlap', { ...words(overlap), count: overlap.count })}</li>
        ))}
      </ul>
    </div>
  );
}

const momentText = (moment: number): string => formatDateTime(new Date(moment).toISOString());
