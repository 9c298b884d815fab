import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ProgressMeter } from '../../ui/progress-meter.tsx';
import { useActiveSite } from '../active-site.ts';
import { useCounting, useText } from '../text/use-text.ts';
import styles from './import.module.css';
import { ImportFailure } from './import-failure.tsx';
import type { ImportStepProps } from './import-step.ts';
import type { ImportView } from './import-view.ts';
import { LeftOut } from './left-out.tsx';
import { type RowOutcome, wayBack } from './run-import.ts';

/** The last step: making the rows, what became of them, and taking them back. */
export function RunStep(props: ImportStepProps) {
  const { entity, session, view, refuses } = props;
  const { t } = useTranslation();
  const counted = useCounting(entity);
  const { task, failure } = view;
  const counts = countOf(view);
  const left = view.chosen.size - counts.made - counts.refused - counts.undone - counts.kept;
  const isStopped = !task && failure === undefined && left > 0 && counts.undone === 0;
  const goOn = (): void => {
    if (!refuses()) void session.goOn();
  };
  return (
    <>
      {failure === undefined ? null : <ImportFailure failure={failure} onGoOn={goOn} />}
      {isStopped ? (
        <Banner
          status="warning"
          title={t('import.run.stopped')}
          action={
            <Button size="md" onPress={goOn}>
              {t('import.run.goOn')}
            </Button>
          }
        >
          {counted('import.run.left', left)}
        </Banner>
      ) : null}
      <Card title={t(task ? `import.run.${task.kind}` : 'import.run.result')} layout="plain">
        {task ? (
          <>
            <ProgressMeter
              label={counted('import.run.rows', task.of, { done: task.done })}
              value={task.done}
              of={task.of}
            />
            <div className={styles.actions}>
              <Button onPress={() => session.stop()}>{t('import.stop')}</Button>
            </div>
          </>
        ) : (
          <Counts entity={entity} counts={counts} />
        )}
        {task ? null : <LeftOut entity={entity} view={view} />}
      </Card>
      {task ? null : <AfterRun {...props} made={counts.made} />}
    </>
  );
}

type Counts = Record<'made' | 'refused' | 'undone' | 'kept', number>;

function countOf({ outcomes }: ImportView): Counts {
  const count = (state: RowOutcome['state']): number =>
    [...outcomes.values()].filter((outcome) => outcome.state === state).length;
  return { made: count('made'), refused: count('refused'), undone: count('undone'), kept: count('kept') };
}

function Counts({ entity, counts }: Pick<ImportStepProps, 'entity'> & { counts: Counts }) {
  const { t } = useTranslation();
  const counted = useCounting(entity);
  const told = (Object.keys(counts) as (keyof Counts)[]).filter((state) => counts[state] > 0);
  return (
    <div role="status">
      <ul className={styles.counts}>
        {told.length === 0 ? <li>{t('import.run.nothing')}</li> : null}
        {told.map((state) => (
          <li key={state}>{counted(`import.run.${state}`, counts[state])}</li>
        ))}
      </ul>
    </div>
  );
}

function AfterRun({ entity, session, refuses, made }: ImportStepProps & { made: number }) {
  const { t } = useTranslation();
  const text = useText();
  const counted = useCounting(entity);
  const { name } = useActiveSite();
  const [isAsking, setAsking] = useState(false);
  const many = text(entity.labels.many);
  const filter = made > 0 ? entity.list.filters.find(({ as }) => as === 'import')?.parameter : undefined;
  return (
    <div className={styles.actions}>
      {made > 0 && wayBack(entity) ? (
        <Button icon={<Undo2 />} onPress={() => setAsking(true)}>
          {t('import.undo.button')}
        </Button>
      ) : null}
      <Button onPress={() => void session.forget()}>{t('import.otherFile')}</Button>
      <ButtonLink
        type="filled"
        href={filter ? `${entity.paths.list}?${filter}=${session.importUuid}` : entity.paths.list}
      >
        {filter ? counted('import.run.show', made) : t('import.toList', { many })}
      </ButtonLink>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (!refuses()) void session.undo();
        }}
        title={t('import.undo.title')}
        confirm={counted('import.undo.confirm', made)}
        isDangerous
      >
        {counted('import.undo.text', made, { site: name })}
      </ConfirmDialog>
    </div>
  );
}
