import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ProgressMeter } from '../../ui/progress-meter.tsx';
import { Select } from '../../ui/select.tsx';
import { useActiveSite } from '../active-site.ts';
import { SiteCrest } from '../site-crest.tsx';
import { useCounting } from '../text/use-text.ts';
import { CheckRow } from './check-row.tsx';
import { type CheckedRow, isReady } from './check-rows.ts';
import styles from './import.module.css';
import { ImportFailure } from './import-failure.tsx';
import type { ImportStepProps } from './import-step.ts';
import { UnreadValues } from './unread-values.tsx';

/** Rows shown at once. */
const PAGE = 50;

const SHOWN = {
  all: () => true,
  ready: isReady,
  twins: (row: CheckedRow) => row.faults.length === 0 && row.twins.length > 0,
  faults: (row: CheckedRow) => row.faults.length > 0,
} as const;
type Shown = keyof typeof SHOWN;

/** The third step: what is wrong with which row, before anything is sent, and which rows are to be made. */
export function CheckStep({ entity, session, view, refuses }: ImportStepProps) {
  const { t } = useTranslation();
  const counted = useCounting(entity);
  const { name } = useActiveSite();
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const { chosen, task, failure } = view;
  const rows = useMemo(() => inOrder(view.rows, view.order), [view.rows, view.order]);
  if (task?.kind === 'check') {
    return (
      <Card title={t('import.check.running')} layout="plain">
        <ProgressMeter
          label={counted('import.check.checked', task.of, { done: task.done })}
          value={task.done}
          of={task.of}
        />
        <div className={styles.actions}>
          <Button onPress={() => session.back()}>{t('import.stop')}</Button>
        </div>
      </Card>
    );
  }
  if (failure !== undefined) return <ImportFailure failure={failure} onGoOn={() => void session.check()} />;
  const fitting = rows.filter(SHOWN[shown]);
  const part = fitting.slice((page - 1) * PAGE, page * PAGE);
  const options = (Object.keys(SHOWN) as Shown[]).map((value) => ({
    value,
    label: t(`import.check.${value}`, { count: rows.filter(SHOWN[value]).length }),
  }));
  const choosable = rows.filter(({ faults }) => faults.length === 0).map(({ line }) => line);
  return (
    <>
      <UnreadValues entity={entity} session={session} view={view} />
      <Card title={t('import.check.title')} description={t('import.check.text')} layout="plain">
        <div className={styles.toolbar}>
          <Select
            label={t('import.check.show')}
            options={options}
            value={shown}
            onChange={(value) => {
              setShown(value as Shown);
              setPage(1);
            }}
          />
          <Checkbox
            label={counted('import.check.chooseAll', choosable.length)}
            value={choosable.length > 0 && chosen.size === choosable.length}
            isIndeterminate={chosen.size > 0 && chosen.size < choosable.length}
            why={choosable.length === 0 ? t('import.check.noneReady') : undefined}
            onChange={(all) => session.choose(new Set(all ? choosable : []))}
          />
        </div>
        <ul className={styles.rows} aria-label={t('import.check.title')}>
          {part.map((row) => (
            <CheckRow
              key={row.line}
              session={session}
              view={view}
              row={row}
              isChosen={chosen.has(row.line)}
              onChoose={(is) => session.choose(toggled(chosen, row.line, is))}
            />
          ))}
        </ul>
        {fitting.length > PAGE ? (
          <Pagination page={page} pageSize={PAGE} total={fitting.length} onPage={setPage} />
        ) : null}
      </Card>
      <div className={styles.actions}>
        <Button onPress={() => session.back()}>{t('import.check.back')}</Button>
        <Button
          type="filled"
          icon={<SiteCrest />}
          why={chosen.size === 0 ? t('import.check.noneChosen') : undefined}
          onPress={() => {
            if (!refuses()) void session.make();
          }}
        >
          {counted('import.check.make', chosen.size, { site: name })}
        </Button>
      </div>
    </>
  );
}

function toggled(chosen: ReadonlySet<number>, line: number, is: boolean): ReadonlySet<number> {
  const next = new Set(chosen);
  if (is) next.add(line);
  else next.delete(line);
  return next;
}

/** Rows in the order of their lines that the check gave. */
function inOrder(rows: readonly CheckedRow[], order: readonly number[]): readonly CheckedRow[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return order.flatMap((line) => byLine.get(line) ?? []);
}
