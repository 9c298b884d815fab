import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { timeOfDay } from '../../values/date-time.ts';
import { textAt } from '../../values/values.ts';
import styles from './days-view.module.css';
import { weeksOf } from './months.ts';
import { dayText, localeOf, type OfMonthProps } from './of-month.ts';

/** How many rows a day of the calendar shows before it says how many more there are. */
const MOST = 4;

/** The rows of a month in its weeks. */
export function Calendar(props: OfMonthProps) {
  const { month, today, byDay } = props;
  const { i18n } = useTranslation();
  const weeks = weeksOf(month);
  const weekday = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: 'short' });
  return (
    <div className={styles.scroll}>
      <table className={styles.calendar}>
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
                    <time dateTime={day} className={styles.number}>
                      {Number(day.slice(8))}
                      <VisuallyHidden> {dayText(day, i18n.language)}</VisuallyHidden>
                    </time>
                    <DayRows {...props} rows={byDay.get(day) ?? []} />
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
