import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entities } from '../../../generated/forms.ts';
import type { EntityRoute, ListedEntity } from '../../contract/entity.ts';
import { fitsAction, runAction } from '../../engine/entity/actions.ts';
import { listed, stored } from '../../engine/entity/entity-kinds.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { useText } from '../../engine/text/use-text.ts';
import { dayOf } from '../../engine/values/date-time.ts';
import { textAt } from '../../engine/values/values.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-queue.ts';
import styles from './rollover.module.css';
import { dayBeforeSeason } from './season-days.ts';

/** The most rows that the service gives at once. */
const PAGE = 100;

const ending = entities.filter(({ hasEnds }) => hasEnds);

/**
 * What else ends with the season before the one that begins in `year`, such as contracts: by the lists that know the day
 * on which each ends. It is renewed here, by the action that its definition has for it, or looked at in its list.
 */
export function EndingThings({ year }: { year: number }) {
  return ending.map((route) => <Ending key={route.name} route={route} year={year} />);
}

function Ending({ route, year }: { route: EntityRoute; year: number }) {
  const [entity, setEntity] = useState<ListedEntity>();
  useEffect(() => {
    let isShown = true;
    route.load().then(
      (loaded) => isShown && setEntity(listed(loaded)),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isShown = false;
    };
  }, [route]);
  return entity ? <EndingRows entity={entity} lastDay={dayBeforeSeason(year)} /> : null;
}

function EndingRows({ entity, lastDay }: { entity: ListedEntity; lastDay: string }) {
  const { t } = useTranslation();
  const text = useText();
  const client = useQueryClient();
  const [today] = useState(() => dayOf(new Date()));
  const range = entity.list.filters.find(({ until }) => until !== undefined);
  const asked = range?.until === undefined ? {} : { [range.parameter]: today, [range.until]: lastDay };
  const { data } = useQuery(entity.readPage({ ...asked, page: 1, pageSize: PAGE }));
  const action = entity.actions.find(({ call }) => call !== undefined);
  const rows = (data?.items ?? []).filter((row) => action !== undefined && fitsAction(action, row));
  /** What each was before it was sent: what is tried again after a failure is not renewed twice. */
  const [befores] = useState(() => new Map<string, object>());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      for (const row of rows) {
        const id = textAt(row, entity.id);
        const whenRead = (body: object) => void befores.set(id, body);
        if (action) await runAction(stored(entity), action, id, client, { earlier: befores.get(id), whenRead });
      }
    },
    // Those that were renewed are listed no longer.
    onError: () => client.invalidateQueries(),
    onSuccess: () => void toast('success', t('messages.updateSuccessful')),
  });
  if (!action || rows.length === 0) return null;
  const what = text(entity.labels.many);
  return (
    <Card
      title={t('rollover.ending.title', { what, count: rows.length })}
      description={t('rollover.ending.text', { day: lastDay })}
    >
      {error ? <Banner status="error">{failureText(t, error)}</Banner> : null}
      <p>{rows.map((row) => textAt(row, entity.title)).join(', ')}</p>
      <div className={styles.actions}>
        <ButtonLink href={`${entity.paths.list}?${new URLSearchParams(asked).toString()}`}>
          {t('rollover.ending.show')}
        </ButtonLink>
        <Button type="regular-secondary" icon={<CalendarClock />} isPending={isPending} onPress={() => mutate()}>
          {t('rollover.ending.all', { action: text(action.label), count: rows.length })}
        </Button>
      </div>
    </Card>
  );
}
