import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/link.tsx';
import { NARROW, useMediaQuery } from '../../../ui/use-media-query.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useCounting } from '../../text/use-text.ts';
import { timeOfDay } from '../../values/date-time.ts';
import { textAt } from '../../values/values.ts';
import { Agenda } from './agenda.tsx';
import styles from './days-view.module.css';
import { weeksOf } from './months.ts';
import { dayText, goToDay, localeOf, type OfMonthProps } from './of-month.ts';

/** How many rows a day of the calendar shows before it says how many more there are. */
const MOST = 4;

/** The rows of a month in its weeks; on a narrow screen how many each day has, above the days themselves. */
export function Calendar(props: OfMonthProps) {
  const isNarrow = useMediaQuery(NARROW);
  return isNarrow ? (
    <>
      <Weeks {...props} isSmall />
      <Agenda {...props} />
    </>
  ) : (
    <Weeks {...props} />
  );
}

function Weeks(props: OfMonthProps & { isSmall?: boolean }) {
  const { month, today, byDay, isSmall = false } = props;
  const { i18n } = useTranslation();
  const weeks = weeksOf(month);
  const weekday = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: 'short' });
  return (
    <div className={styles.weeks}>
      <table className={styles.calendar} data-small={isSmall || undefined}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => (
              // The first of January 2024 was a Monday.
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week stay where they are
              <th key={index} scope="col">
                {weekday.format(new Date(2024, 0, 1 + index))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week stay where they are
                  <td key={index} className={styles.outside} />
                ) : (
                  <td
                    key={day}
                    data-today={day === today || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {isSmall ? (
                      <DayButton {...props} day={day} count={byDay.get(day)?.length ?? 0} />
                    ) : (
                      <>
                        <DayNumber day={day} />
                        <DayRows {...props} rows={byDay.get(day) ?? []} />
                      </>
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayNumber({ day }: { day: string }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={day} className={styles.number}>
      {Number(day.slice(8))}
      <VisuallyHidden> {dayText(day, i18n.language)}</VisuallyHidden>
    </time>
  );
}

/** A day with a dot for each of its rows; it leads to them, below. */
function DayButton({ entity, day, count }: OfMonthProps & { day: string; count: number }) {
  const counted = useCounting(entity);
  if (count === 0) return <DayNumber day={day} />;
  return (
    <button type="button" className={styles.dayButton} onClick={() => goToDay(day)}>
      <DayNumber day={day} />
      <span className={styles.dots} data-count={Math.min(count, MOST)} />
      <VisuallyHidden> {counted('days.count', count)}</VisuallyHidden>
    </button>
  );
}

function DayRows({
  rows,
  field,
  entity,
  nameOf,
  hrefOf,
  timeOf,
  onChange,
}: OfMonthProps & { rows: readonly object[] }) {
  const { t } = useTranslation();
  const hidden = rows.length > MOST ? rows.length - MOST + 1 : 0;
  return (
    <ul className={styles.entries}>
      {rows.slice(0, rows.length - hidden).map((row) => {
        const time = timeOf?.(row) === undefined ? timeOfDay(textAt(row, field)) : '';
        const words = (
          <>
            {time ? <span className={styles.at}>{time} </span> : null}
            {nameOf(row)}
          </>
        );
        const href = hrefOf?.(row);
        return (
          <li key={textAt(row, entity.id)} className={styles.entry} title={nameOf(row)}>
            {href ? <AppLink href={href}>{words}</AppLink> : <span>{words}</span>}
          </li>
        );
      })}
      {hidden > 0 ? (
        <li>
          <button type="button" className={styles.more} onClick={() => onChange({ view: 'days' })}>
            {t('days.more', { count: hidden })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
