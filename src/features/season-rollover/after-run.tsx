import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { RolloverPlaces } from './places.ts';
import styles from './rollover.module.css';
import { doneUuid, type RolloverJob } from './rollover-job.ts';
import type { RolloverSession } from './rollover-session.ts';

/** Props of {@link AfterRun}. */
export interface AfterRunProps {
  session: RolloverSession;
  job: RolloverJob;
  places: RolloverPlaces;
  refuses(): boolean;
  onBegin(): void;
}

/** What can be done once a rollover stands still: take it back, begin another, or go to what it made. */
export function AfterRun({ session, job, places, refuses, onBegin }: AfterRunProps) {
  const { t } = useTranslation();
  const { name: site } = useActiveSite();
  const [isAsking, setAsking] = useState(false);
  // What was sent without an answer may have been made.
  const isToUndo = [...job.outcomes.values()].some(({ state }) => state === 'made' || state === 'sent');
  const uuid = doneUuid(job.outcomes.get('ssgt'));
  return (
    <div className={styles.actions}>
      {isToUndo && !job.isUndoing ? (
        <Button icon={<Undo2 />} onPress={() => setAsking(true)}>
          {t('rollover.undo.button')}
        </Button>
      ) : null}
      <Button icon={<RotateCcw />} onPress={onBegin}>
        {t('rollover.run.again')}
      </Button>
      {uuid === undefined ? (
        <ButtonLink href={places.list}>{t('rollover.run.toList')}</ButtonLink>
      ) : (
        <>
          <ButtonLink href={places.connectTeams(uuid)}>{t('rollover.run.toTeams')}</ButtonLink>
          <ButtonLink type="filled" href={places.competition(uuid)}>
            {t('rollover.run.toSsgt')}
          </ButtonLink>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (!refuses()) void session.undo();
        }}
        title={t('rollover.undo.title')}
        confirm={t('rollover.undo.confirm')}
        isDangerous
      >
        {t('rollover.undo.text', { site })}
      </ConfirmDialog>
    </div>
  );
}
