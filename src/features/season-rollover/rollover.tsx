import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectedTeam, GameType, Season, Ssgt } from '../../../generated/model/index.ts';
import { atThisSite } from '../../contract/fetcher.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { WorkGuard } from '../../engine/edit-session/leave-guard.tsx';
import { OtherSite } from '../../engine/edit-session/other-site.tsx';
import { useUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { useSiteCheck } from '../../engine/edit-session/use-site-check.ts';
import { CheckStep } from './check-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import type { RolloverPlaces } from './places.ts';
import { firstChoice, planRollover, type RolloverChoice } from './plan.ts';
import styles from './rollover.module.css';
import { rolloverCalls } from './rollover-calls.ts';
import { browserJob } from './rollover-job.ts';
import { RolloverSession } from './rollover-session.ts';
import { RunStep } from './run-step.tsx';
import { useStepFocus } from './use-step-focus.ts';

/** Props of {@link Rollover}. */
export interface RolloverProps {
  ssgt: Ssgt;
  teams: readonly ConnectedTeam[];
  gameTypes: readonly GameType[];
  seasons: readonly Season[];
  places: RolloverPlaces;
}

/** A rollover in three steps: what is to be made, the dry run, and the run with its way back. One that was started before is shown where it stands. */
export function Rollover({ ssgt, teams, gameTypes, seasons, places }: RolloverProps) {
  const { t } = useTranslation();
  const session = useSession(ssgt.uuid);
  const { job } = useSyncExternalStore(session.subscribe, session.get);
  const [choice, setChoice] = useState<RolloverChoice>();
  const [isChecking, setChecking] = useState(false);
  const { refuses, isRefused } = useSiteCheck();
  const current = choice ?? firstChoice(ssgt, teams, seasons);
  const isChosen = useRef(false);
  useEffect(() => {
    isChosen.current = choice !== undefined && !job;
  }, [choice, job]);
  const isDirty = useCallback(() => isChosen.current, []);
  const isWorking = useCallback(() => session.get().isWorking, [session]);
  useUnsavedWork(isDirty);
  useUnsavedWork(isWorking);
  const frame = useStepFocus(job ? 'run' : isChecking ? 'check' : 'choose');
  const guard = job ? 'leave' : 'leaveChoice';
  const begin = (): void => {
    session.forget();
    setChecking(false);
    setChoice(undefined);
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {isRefused ? <OtherSite /> : null}
      {job ? (
        <RunStep session={session} places={places} refuses={refuses} onBegin={begin} />
      ) : isChecking ? (
        <CheckStep
          plan={planRollover(ssgt, teams, current)}
          places={places}
          onBack={() => setChecking(false)}
          onRun={(plan) => {
            if (!refuses()) void session.start(plan);
          }}
        />
      ) : (
        <ChooseStep
          ssgt={ssgt}
          teams={teams}
          gameTypes={gameTypes}
          seasons={seasons}
          choice={current}
          onChange={setChoice}
          onCheck={() => setChecking(true)}
        />
      )}
      {/* No draft is kept of a choice: it is made in a minute. */}
      <WorkGuard
        isWorking={job ? isWorking : isDirty}
        title={t(`rollover.${guard}.title`)}
        text={t(`rollover.${guard}.text`)}
        leave={t(`rollover.${guard}.confirm`)}
        stay={t(`rollover.${guard}.stay`)}
      />
    </div>
  );
}

function useSession(ssgtUuid: string): RolloverSession {
  const client = useQueryClient();
  const { user, instanceId } = useActiveSite();
  const [session] = useState(
    () =>
      new RolloverSession({
        calls: rolloverCalls(atThisSite()),
        jobs: browserJob(user, instanceId, ssgtUuid),
        onEnd: () => void client.invalidateQueries(),
      }),
  );
  // What is under way when the page goes is finished, and noted.
  useEffect(() => () => session.stop(), [session]);
  return session;
}
