import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season } from '../../../generated/model/index.ts';
import { atThisSite } from '../../contract/fetcher.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { WorkGuard } from '../../engine/edit-session/leave-guard.tsx';
import { OtherSite } from '../../engine/edit-session/other-site.tsx';
import { useUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { useSiteCheck } from '../../engine/edit-session/use-site-check.ts';
import type { RolloverPlaces } from './places.ts';
import { choiceIn, planRollover, type RolloverPlan } from './plan.ts';
import styles from './rollover.module.css';
import { rolloverCalls, type SeasonCompetition } from './rollover-calls.ts';
import { browserJob } from './rollover-job.ts';
import { RolloverSession } from './rollover-session.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WholeSeason } from './whole-season.ts';
import { WholeSeasonCheck } from './whole-season-check.tsx';
import { firstSeasonChoice, type SeasonRolloverChoice, WholeSeasonChoice } from './whole-season-choice.tsx';
import { WholeSeasonRun } from './whole-season-run.tsx';

/** Props of {@link WholeSeasonRollover}. */
export interface WholeSeasonRolloverProps {
  season: Season;
  competitions: readonly SeasonCompetition[];
  seasons: readonly Season[];
  places: RolloverPlaces;
}

/** The rollover of a season's competitions in three steps: which of them, the dry run, and the run with its way back. One that was started before is shown where it stands. */
export function WholeSeasonRollover({ season, competitions, seasons, places }: WholeSeasonRolloverProps) {
  const { t } = useTranslation();
  const whole = useWholeSeason(season, competitions);
  const { jobs, isWorking } = useSyncExternalStore(whole.subscribe, whole.get);
  const [choice, setChoice] = useState<SeasonRolloverChoice>();
  const [isChecking, setChecking] = useState(false);
  const { refuses, isRefused } = useSiteCheck();
  const current = choice ?? firstSeasonChoice(season, competitions, seasons);
  const isStarted = jobs.length > 0;
  const isDirty = useRef(false);
  useEffect(() => {
    isDirty.current = isWorking || (choice !== undefined && !isStarted);
  }, [choice, isStarted, isWorking]);
  const hasWork = useCallback(() => isDirty.current, []);
  useUnsavedWork(hasWork);
  const frame = useStepFocus(isStarted ? 'run' : isChecking ? 'check' : 'choose');
  const guard = isStarted ? 'leave' : 'leaveChoice';
  const begin = (): void => {
    whole.forget();
    setChecking(false);
    setChoice(undefined);
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {isRefused ? <OtherSite /> : null}
      {isStarted ? (
        <WholeSeasonRun whole={whole} places={places} refuses={refuses} onBegin={begin} />
      ) : isChecking ? (
        <WholeSeasonCheck
          plans={plansOf(competitions, current)}
          onBack={() => setChecking(false)}
          onRun={(plans) => {
            if (!refuses()) void whole.start(plans);
          }}
        />
      ) : (
        <WholeSeasonChoice
          before={season}
          competitions={competitions}
          seasons={seasons}
          choice={current}
          onChange={setChoice}
          onCheck={() => setChecking(true)}
        />
      )}
      <WorkGuard
        isWorking={hasWork}
        title={t(`rollover.${guard}.title`)}
        text={t(`rollover.${guard}.text`)}
        leave={t(`rollover.${guard}.confirm`)}
        stay={t(`rollover.${guard}.stay`)}
      />
    </div>
  );
}

/** What the chosen competitions become, by the one that each begins with. */
function plansOf(
  competitions: readonly SeasonCompetition[],
  { season, chosen, defaultForSeries }: SeasonRolloverChoice,
): Map<string, RolloverPlan> {
  const wanted = competitions.filter(({ ssgt }) => chosen.has(ssgt.uuid));
  return new Map(
    wanted.map(({ ssgt, teams }) => [
      ssgt.uuid,
      // Of several in a series one is the default: it alone hands that on.
      planRollover(ssgt, teams, {
        ...choiceIn(season, ssgt, teams),
        defaultForSeries: defaultForSeries && (ssgt.defaultForSeries ?? false),
      }),
    ]),
  );
}

function useWholeSeason({ uuid }: Season, competitions: readonly SeasonCompetition[]): WholeSeason {
  const client = useQueryClient();
  const { user, instanceId } = useActiveSite();
  const [whole] = useState(() => {
    const calls = rolloverCalls(atThisSite());
    const sessions = competitions.map(({ ssgt }): [string, RolloverSession] => [
      ssgt.uuid,
      new RolloverSession({
        calls,
        jobs: browserJob(user, instanceId, `${uuid} ${ssgt.uuid}`),
        onEnd: () => undefined,
      }),
    ]);
    return new WholeSeason(new Map(sessions), () => void client.invalidateQueries());
  });
  // What is under way when the page goes is finished, and noted.
  useEffect(() => () => whole.stop(), [whole]);
  return whole;
}
