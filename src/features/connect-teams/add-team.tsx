import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListTeamsQueryKey, listTeams } from '../../../generated/api/teams/teams.ts';
import type { Source } from '../../contract/source.ts';
import { Thumbnail } from '../../engine/cells/thumbnail.tsx';
import { textAt } from '../../engine/values/values.ts';
import { useSource } from '../../engine/widgets/use-source.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import type { Option } from '../../ui/option.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './connect-teams.module.css';
import type { NewTeam } from './team-changes.ts';

/** The teams of the site, found by the service: there may be thousands. */
const TEAMS: Source = {
  searches: true,
  read: (search) => {
    const parameters = { pageSize: 50, ...(search === '' ? {} : { searchToken: search }) };
    return {
      queryKey: getListTeamsQueryKey(parameters),
      queryFn: ({ signal }) => listTeams(parameters, { signal }),
    };
  },
};

/** Props of {@link AddTeam}. */
export interface AddTeamProps {
  /** Identifiers of the teams that are in, unsaved ones included. */
  connected: ReadonlySet<string>;
  onAdd(teams: readonly NewTeam[]): void;
  why: string | undefined;
}

/** Finds a team of the site by name, code or club, and connects it. */
export function AddTeam({ connected, onAdd, why }: AddTeamProps) {
  const { t } = useTranslation();
  const source = useSource(TEAMS, { value: 'uuid', text: 'displayName' });
  const { options, row, search, isLoading, more, isFailed } = source;
  const offered = useMemo(
    () =>
      options.map((option): Option => {
        const isIn = connected.has(option.value);
        const team = row(option.value);
        const code = textAt(team, 'teamCode');
        return {
          ...option,
          image: <Thumbnail address={textAt(team, 'logo.path')} name={option.label} />,
          description: isIn ? t('connectTeams.add.isIn', { code }) : code,
          isDisabled: isIn,
        };
      }),
    [options, row, connected, t],
  );
  const [news, setNews] = useState('');
  const choose = (uuid: string | null): void => {
    const team = uuid === null ? undefined : row(uuid);
    if (!uuid || !team) return;
    const path = textAt(team, 'logo.path');
    setNews(t('ui.added', { name: textAt(team, 'displayName') }));
    onAdd([
      {
        uuid,
        displayName: textAt(team, 'displayName'),
        teamCode: textAt(team, 'teamCode'),
        logo: path === '' ? null : { path },
      },
    ]);
  };
  return (
    <div className={styles.search}>
      <ComboBox
        label={t('connectTeams.add.label')}
        placeholder={t('connectTeams.add.placeholder')}
        options={offered}
        onInputChange={search}
        isLoading={isLoading}
        more={more}
        error={isFailed ? t('engine.choicesFailed') : undefined}
        value={null}
        onChange={choose}
        why={why}
      />
      {/* The open list hides the rest of the page from screen readers; the news must stay heard. */}
      <div role="status" data-react-aria-top-layer="true">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </div>
  );
}
