import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './connect-teams.module.css';
import type { Match } from './match-teams.ts';
import type { MatchedTeam } from './near-teams.ts';

/** What the user chose for entries, by their place in the list: a team's identifier, or none. Sure ones are connected unless told. */
export type MatchChoices = ReadonlyMap<number, string>;

/** The value of the choice that connects nothing. */
const NONE = '';

/** The teams that are to be connected: those that are sure and not left out, and the chosen candidates of the doubtful, each once. */
export function chosenTeams(matches: readonly Match[], choices: MatchChoices): MatchedTeam[] {
  const teams = matches.flatMap((match, index) => {
    const choice = choices.get(index);
    if (match.state === 'sure') return choice === NONE ? [] : [match.team];
    return match.state === 'doubtful' ? match.candidates.filter(({ uuid }) => uuid === choice) : [];
  });
  return [...new Map(teams.map((team) => [team.uuid, team])).values()];
}

const STATES = ['sure', 'doubtful', 'notFound', 'connected', 'twice'] as const;
const TONES = {
  sure: 'success',
  doubtful: 'warning',
  notFound: 'error',
  connected: 'neutral',
  twice: 'neutral',
} as const;

/** Props of {@link PasteMatches}. */
export interface PasteMatchesProps {
  matches: readonly Match[];
  choices: MatchChoices;
  /** Identifiers of the teams that are in already; a doubtful entry may mean one of them. */
  connected: ReadonlySet<string>;
  onChange(choices: MatchChoices): void;
}

/** What each entry of a pasted list means; where that is in doubt, the choice among candidates. */
export function PasteMatches({ matches, choices, connected, onChange }: PasteMatchesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const counts = STATES.map((state) => ({ state, count: matches.filter((match) => match.state === state).length }));
  const choose = (index: number, uuid: string): void => onChange(new Map([...choices, [index, uuid]]));
  return (
    <div>
      <p id={titleId} role="status" className={styles.counts}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => t(`connectTeams.paste.counts.${state}`, { count }))
          .join(' · ')}
      </p>
      <ul className={styles.matches} aria-labelledby={titleId}>
        {matches.map((match, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the list
          <li key={index} className={styles.match}>
            <span className={styles.entry}>
              <bdi>{match.text}</bdi>
            </span>
            <span>
              <Badge tone={TONES[match.state]}>{t(`connectTeams.paste.states.${match.state}`)}</Badge>
            </span>
            <Meaning
              match={match}
              choice={choices.get(index)}
              connected={connected}
              onChoose={(uuid) => choose(index, uuid)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MeaningProps extends Pick<PasteMatchesProps, 'connected'> {
  match: Match;
  choice: string | undefined;
  onChoose(uuid: string): void;
}

function Meaning({ match, choice, connected, onChoose }: MeaningProps) {
  const { t } = useTranslation();
  if (match.state === 'notFound') return <span className={styles.second}>{t('connectTeams.paste.notFound')}</span>;
  if (match.state === 'doubtful') {
    const none = { value: NONE, label: t('connectTeams.paste.none') };
    const candidates = match.candidates.map(({ uuid, displayName, teamCode }) => ({
      value: uuid,
      label: displayName,
      description: connected.has(uuid) ? t('connectTeams.add.isIn', { code: teamCode }) : teamCode,
      isDisabled: connected.has(uuid),
    }));
    return (
      <Select
        label={t('connectTeams.paste.choose', { text: match.text })}
        isLabelHidden
        placeholder={t('connectTeams.paste.chooseOne')}
        options={[...candidates, none]}
        value={choice ?? null}
        onChange={onChoose}
      />
    );
  }
  const { displayName, teamCode, uuid } = match.team;
  const label = `${displayName} (${teamCode})`;
  if (match.state !== 'sure') return <span className={styles.second}>{label}</span>;
  return <Checkbox label={label} value={choice !== NONE} onChange={(isOn) => onChoose(isOn ? uuid : NONE)} />;
}
