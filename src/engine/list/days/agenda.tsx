import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../../ui/data-table-props.ts';
import { AppLink } from '../../../ui/link.tsx';
import { timeOfDay } from '../../values/date-time.ts';
import { textAt } from '../../values/values.ts';
import styles from './days-view.module.css';
import { dayText, headOfDay, type OfMonthProps } from './of-month.ts';

/** How many columns stand beside the time: what names the row, and what fits on its line. */
const COLUMNS = 4;

/** The rows of a month day by day. Today has a head of its own, which is scrolled to where nothing stands above. */
export function Agenda(props: OfMonthProps) {
  const { month, today, byDay, columns, field } = props;
  const { t, i18n } = useTranslation();
  const days = [...byDay.keys()];
  if (today.startsWith(month) && !byDay.has(today)) days.push(today);
  const shown = columns.filter(({ id, isPicture }) => id !== field && !isPicture).slice(0, COLUMNS);
  return (
    <ol className={styles.days}>
      {days.toSorted().map((day) => (
        <li key={day} className={styles.day}>
          <DayHead day={day} isToday={day === today} isFirst={props.state.view === 'days'} language={i18n.language} />
          {byDay.has(day) ? (
            <ul className={styles.rows}>
              {byDay.get(day)?.map((row) => (
                <AgendaRow key={textAt(row, props.entity.id)} {...props} row={row} shown={shown} />
              ))}
            </ul>
          ) : (
            <p className={styles.nothing}>{t('days.todayNothing')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface DayHeadProps {
  day: string;
  isToday: boolean;
  /** Whether the days are all that is shown. */
  isFirst: boolean;
  language: string;
}

function DayHead({ day, isToday, isFirst, language }: DayHeadProps) {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isToday && isFirst) head.current?.scrollIntoView({ block: 'start' });
  }, [isToday, isFirst]);
  return (
    <h3
      ref={head}
      id={headOfDay(day)}
      tabIndex={-1}
      className={styles.dayHead}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      {isToday ? <b className={styles.today}>{t('days.today')}</b> : null}
      <time dateTime={day}>{dayText(day, language)}</time>
    </h3>
  );
}

interface AgendaRowProps extends OfMonthProps {
  row: object;
  shown: ReadonlyArray<DataColumn<object>>;
}

function AgendaRow({ row, shown, field, timeOf, hrefOf }: AgendaRowProps) {
  const moment = textAt(row, field);
  const href = hrefOf?.(row);
  const [lead, ...others] = shown;
  return (
    <li className={styles.row}>
      <span className={styles.time}>{timeOf?.(row) ?? <time dateTime={moment}>{timeOfDay(moment)}</time>}</span>
      {href ? (
        <AppLink href={href} className={styles.link}>
          {lead?.cell(row)}
        </AppLink>
      ) : (
        <span>{lead?.cell(row)}</span>
      )}
      {others.map((column) => (
        <span key={column.id} className={styles.other}>
          {column.cell(row)}
        </span>
      ))}
    </li>
  );
}
