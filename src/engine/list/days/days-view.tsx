import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../../text/failure-text.ts';
import { dayOf } from '../../values/date-time.ts';
import { textAt } from '../../values/values.ts';
import { isNarrowed, widened } from '../use-list-state.ts';
import { Agenda } from './agenda.tsx';
import { Calendar } from './calendar.tsx';
import styles from './days-view.module.css';
import { monthOf, monthsOn } from './months.ts';
import { type DaysViewProps, goToDay, localeOf } from './of-month.ts';
import { useMonth } from './use-month.ts';

/** The rows of one month: day by day under heads that stay in sight, or as a calendar. */
export function DaysView(props: DaysViewProps) {
  const { entity, state, onChange } = props;
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  const thisMonth = monthOf(now);
  const month = state.month || thisMonth;
  const { rows, total, isPending, error, refetch } = useMonth(entity, state, month);
  const name = new Intl.DateTimeFormat(localeOf(i18n.language), { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00`),
  );
  const show = (next: string): void => onChange({ month: next === thisMonth ? '' : next });
  const field = entity.list.days?.field ?? '';
  const byDay = new Map<string, object[]>();
  for (const row of rows) {
    const day = dayOf(new Date(textAt(row, field)));
    byDay.set(day, [...(byDay.get(day) ?? []), row]);
  }
  const shared = { ...props, month, today: dayOf(now), byDay, field };
  return (
    <section className={styles.view} aria-label={name} aria-busy={isPending}>
      <header className={styles.head}>
        <h2 className={styles.month}>{name}</h2>
        <IconButton icon={<ChevronLeft />} label={t('days.before')} onPress={() => show(monthsOn(month, -1))} />
        <Button size="md" onPress={() => (month === thisMonth ? goToDay(dayOf(now)) : show(thisMonth))}>
          {t('days.toToday')}
        </Button>
        <IconButton icon={<ChevronRight />} label={t('days.after')} onPress={() => show(monthsOn(month, 1))} />
      </header>
      {total > rows.length && !isPending ? (
        <Banner status="info">{t('days.most', { count: rows.length })}</Banner>
      ) : null}
      {error && rows.length === 0 ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={refetch}>
          {failureText(t, error)}
        </ErrorState>
      ) : isPending && rows.length === 0 ? (
        <Skeleton shape="image" />
      ) : rows.length === 0 && state.view === 'days' ? (
        <NothingThen {...props} month={name} />
      ) : state.view === 'month' ? (
        <Calendar {...shared} />
      ) : (
        <Agenda key={month} {...shared} />
      )}
    </section>
  );
}

function NothingThen({ entity, state, onChange, month }: DaysViewProps & { month: string }) {
  const { t } = useTranslation();
  if (!isNarrowed(entity.list, state)) return <EmptyState icon={<CalendarDays />} title={t('days.none', { month })} />;
  return (
    <EmptyState
      title={t('days.narrowed', { month })}
      action={<Button onPress={() => onChange(widened(entity.list))}>{t('days.clear')}</Button>}
    />
  );
}
