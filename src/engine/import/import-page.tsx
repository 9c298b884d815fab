import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeEntity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { PAGE_TITLE, PageHeader } from '../../ui/page-header.tsx';
import { useActiveSite } from '../active-site.ts';
import { FocusedAlert } from '../edit-session/focused-alert.tsx';
import { WorkGuard } from '../edit-session/leave-guard.tsx';
import { OtherSite } from '../edit-session/other-site.tsx';
import { useUnsavedWork } from '../edit-session/unsaved-work.ts';
import { useSiteCheck } from '../edit-session/use-site-check.ts';
import { initialBody } from '../entity/initial-body.ts';
import { useCrumbs } from '../entity/use-entity-paths.ts';
import { useText, withinSentence } from '../text/use-text.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import styles from './import.module.css';
import { browserJobs } from './import-job.ts';
import { aloneInBrowser } from './import-lock.ts';
import { ImportSession } from './import-session.ts';
import type { Step } from './import-view.ts';
import { RunStep } from './run-step.tsx';

/** The page that brings an entity's rows in from a file. Another site begins again. */
export function ImportPage({ entity }: { entity: WholeEntity }) {
  const { instanceId } = useActiveSite();
  return <Import key={instanceId} entity={entity} />;
}

function Import({ entity }: { entity: WholeEntity }) {
  const { t } = useTranslation();
  const text = useText();
  const client = useQueryClient();
  const { user, instanceId } = useActiveSite();
  const [session] = useState(
    () =>
      new ImportSession({
        entity,
        client,
        jobs: browserJobs(`${user}|${instanceId}|${entity.name}`),
        alone: aloneInBrowser(`${user}|${instanceId}|${entity.name}`),
        start: initialBody(entity, instanceId),
      }),
  );
  const view = useSyncExternalStore(session.subscribe, session.get);
  useEffect(() => {
    void session.load();
    return () => session.stop();
  }, [session]);
  const isWorking = useMemo(
    () => () => {
      const { task, step } = session.get();
      return task !== undefined && step === 'run';
    },
    [session],
  );
  // A check alone changes nothing, and is soon made again; what was put right by hand is not.
  const hasMended = useMemo(
    () => () => {
      const { step, mended, meanings } = session.get();
      return step !== 'run' && mended.size + meanings.size > 0;
    },
    [session],
  );
  useUnsavedWork(isWorking);
  useUnsavedWork(hasMended);
  useBeginning(view.step);
  const { refuses, isRefused } = useSiteCheck();
  const props = { entity, session, view, refuses };
  return (
    <>
      <PageHeader
        title={t('import.title', { many: withinSentence(text(entity.labels.many)) })}
        crumbs={useCrumbs(entity)}
      >
        {view.file ? view.file.name : t('import.lead')}
      </PageHeader>
      <WorkGuard
        isWorking={isWorking}
        title={t('import.leave.title')}
        text={t('import.leave.text')}
        leave={t('import.leave.confirm')}
        stay={t('import.leave.stay')}
      />
      <div className={styles.page}>
        {isRefused ? <OtherSite /> : null}
        {view.isElsewhere ? (
          <FocusedAlert>
            <Banner status="warning" title={t('import.elsewhere.title')}>
              {t('import.elsewhere.text')}
            </Banner>
          </FocusedAlert>
        ) : null}
        {view.step === 'file' ? <FileStep {...props} /> : null}
        {view.step === 'columns' ? <ColumnsStep {...props} /> : null}
        {view.step === 'check' ? <CheckStep {...props} /> : null}
        {view.step === 'run' ? <RunStep {...props} /> : null}
      </div>
    </>
  );
}

/** Begins each step at its top: the button that led to it stood at the end of the one before, and is gone. */
function useBeginning(step: Step): void {
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    document.getElementById(PAGE_TITLE)?.focus();
  }, [step]);
}
