import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { AppLink } from '../../ui/link.tsx';
import type { RolloverPlaces } from './places.ts';
import { competitionTitle, type RolloverPlan, seasonTitle, ssgtTitle } from './plan.ts';
import styles from './rollover.module.css';
import { doneUuid, type Outcome, type RolloverJob, type StepId, teamStep } from './rollover-job.ts';

/** A step of a plan, with the name of what it concerns. */
export interface Step {
  id: StepId;
  kind: 'season' | 'ssgt' | 'default' | 'team';
  name: string;
}

/** The steps of a plan, in their order, with names in a language. */
export function stepsOf(plan: RolloverPlan, language: string): Step[] {
  return [
    { id: 'season', kind: 'season', name: seasonTitle(plan.season, language) },
    { id: 'ssgt', kind: 'ssgt', name: ssgtTitle(plan, language) },
    ...(plan.losesDefault
      ? [{ id: 'default' as const, kind: 'default' as const, name: competitionTitle(plan.losesDefault, language) }]
      : []),
    ...plan.teams.map(({ uuid, displayName }): Step => ({ id: teamStep(uuid), kind: 'team', name: displayName })),
  ];
}

const TONES = {
  waiting: 'neutral',
  sent: 'info',
  made: 'success',
  used: 'info',
  refused: 'error',
  undone: 'success',
  kept: 'warning',
} as const;

const STATE_WORDS = { season: 'states', ssgt: 'states', default: 'defaultStates', team: 'teamStates' } as const;

/** Each step with what became of it. */
export function StepResults({ job, places }: { job: RolloverJob; places: RolloverPlaces }) {
  const { i18n } = useTranslation();
  return (
    <ul className={styles.things}>
      {stepsOf(job.plan, i18n.language).map((step) => (
        <StepResult key={step.id} step={step} outcome={job.outcomes.get(step.id)} places={places} />
      ))}
    </ul>
  );
}

/** Props of {@link StepResult}. */
export interface StepResultProps {
  step: Step;
  outcome: Outcome | undefined;
  places: RolloverPlaces;
  /** What more there is to say of it. */
  more?: string | undefined;
}

/** A step with what became of it, and why where that is not what was planned. */
export function StepResult({ step, outcome, places, more }: StepResultProps) {
  const { t } = useTranslation();
  const state = outcome?.state ?? 'waiting';
  const uuid = step.kind === 'ssgt' ? doneUuid(outcome) : undefined;
  return (
    <li className={styles.thing} data-step={step.id}>
      <span>
        <Badge tone={TONES[state]}>{t(`rollover.${STATE_WORDS[step.kind]}.${state}`)}</Badge>
      </span>
      <div className={styles.words}>
        <span>
          {t(`rollover.kinds.${step.kind}`)}:{' '}
          {uuid === undefined ? step.name : <AppLink href={places.competition(uuid)}>{step.name}</AppLink>}
        </span>
        {more === undefined ? null : <span className={styles.hint}>{more}</span>}
        <Reason outcome={outcome} />
      </div>
    </li>
  );
}

/** Why a step was refused, or left by an undo. */
function Reason({ outcome }: { outcome: Outcome | undefined }) {
  const { t, i18n } = useTranslation();
  if (outcome?.state === 'refused') {
    const { status, code, message } = outcome;
    const told = [`rollover.why.${code}`, `faults.${code}`].find((key) => code !== undefined && i18n.exists(key));
    const words = t(status === 409 ? 'rollover.why.conflict' : 'rollover.why.notMade');
    return <span className={styles.hint}>{told ? t(told, { other: message }) : `${words} ${message}`}</span>;
  }
  if (outcome?.state !== 'kept') return null;
  return <span className={styles.hint}>{t(`rollover.why.${outcome.why}`)}</span>;
}
