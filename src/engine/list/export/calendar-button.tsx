import { CalendarArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListParameters, ShownEntity } from '../../../contract/entity.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import { download } from '../../calls/download.ts';
import { useSingleFlight } from '../../calls/use-single-flight.ts';
import { useText } from '../../text/use-text.ts';
import { textAt } from '../../values/values.ts';
import { readAll } from '../read-all.ts';
import { calendarFile } from './calendar.ts';

interface CalendarButtonProps {
  entity: ShownEntity;
  /** Property with the day of each row. */
  day: string;
  /** Search, filters and order. */
  parameters: ListParameters;
  /** How many rows match; undefined while that is not known. */
  total: number | undefined;
}

/** Offers the days of what the list shows as a calendar file, for the calendar that one has anyway. */
export function CalendarButton({ entity, day, parameters, total }: CalendarButtonProps) {
  const { t } = useTranslation();
  const text = useText();
  const { isFree, isUnderWay, alone } = useSingleFlight();
  if (total === 0) return null;
  const label = entity.list.columns.find(({ field }) => field === day)?.label;
  const write = async (): Promise<void> => {
    const rows: object[] = [];
    const { signal } = new AbortController();
    const idOf = (row: object) => textAt(row, entity.id);
    for await (const portion of readAll({ entity, parameters, signal, seen: new Set(), idOf }))
      rows.push(...portion.rows);
    const days = rows.flatMap((row) => {
      const at = textAt(row, day);
      const name = textAt(row, entity.title);
      return at === '' ? [] : [{ id: idOf(row), day: at, title: label ? `${name}: ${text(label)}` : name }];
    });
    download(`${entity.name}.ics`, [calendarFile(days, location.hostname, new Date())], 'text/calendar;charset=utf-8');
  };
  return (
    <Button
      type="regular-no-border"
      icon={<CalendarArrowDown />}
      why={total === undefined || isUnderWay ? t('ui.loading') : undefined}
      onPress={() => {
        if (isFree()) void alone(write).catch(() => toast('error', t('messages.failedToLoadData')));
      }}
    >
      {t('lists.calendar')}
    </Button>
  );
}
