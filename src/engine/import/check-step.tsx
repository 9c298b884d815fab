import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ProgressMeter } from '../../ui/progress-meter.tsx';
import { Select } from '../../ui/select.tsx';
import { useActiveSite } from '../active-site.ts';
import { useCounting, useText } from '../text/use-text.ts';
import type { CheckedRow } from './check-rows.ts';
import styles from './import.module.css';
import { ImportFailure } from './import-failure.tsx';
import { isReady } from './import-session.ts';
import type { ImportStepProps } from './import-step.ts';
import { faultText, twinText, type Words } from './row-words.ts';

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
  const { rows, chosen, task, failure } = view;
  if (task) {
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
            <Row
              key={row.line}
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

function Row({ row, isChosen, onChoose }: { row: CheckedRow; isChosen: boolean; onChoose(is: boolean): void }) {
  const { t } = useTranslation();
  const words: Words = { t, text: useText() };
  const faults = row.faults.map((fault) => faultText(words, fault));
  const twins = row.twins.map((twin) => twinText(words, twin));
  const label = row.title || t('import.check.unnamed');
  const line = t('import.check.line', { line: row.line });
  return (
    <li className={styles.row}>
      {faults.length > 0 ? (
        <div className={styles.name}>
          {label}
          <small className={styles.line}>{line}</small>
        </div>
      ) : (
        <Checkbox label={label} description={line} value={isChosen} onChange={onChoose} />
      )}
      <div className={styles.problems}>
        {faults.length > 0 ? <Badge tone="error">{t('import.check.fault')}</Badge> : null}
        {faults.length === 0 && twins.length > 0 ? <Badge tone="warning">{t('import.check.twin')}</Badge> : null}
        {isReady(row) ? <Badge tone="success">{t('import.check.isReady')}</Badge> : null}
        {[...faults, ...twins].length > 0 ? (
          <ul className={styles.texts}>
            {[...faults, ...twins].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

function toggled(chosen: ReadonlySet<number>, line: number, is: boolean): ReadonlySet<number> {
  const next = new Set(chosen);
  if (is) next.add(line);
  else next.delete(line);
  return next;
}
