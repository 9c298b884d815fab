import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListAllTeamsQueryOptions } from '../../../generated/api/teams/teams.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './connect-teams.module.css';
import { matchTeams } from './match-teams.ts';
import { chosenTeams, type MatchChoices, PasteMatches } from './paste-matches.tsx';
import type { NewTeam } from './team-changes.ts';

/** Props of {@link PasteDialog}. */
export interface PasteDialogProps {
  /** Identifiers of the teams that are in, unsaved ones included. */
  connected: ReadonlySet<string>;
  onAdd(teams: readonly NewTeam[]): void;
  onClose(): void;
}

const NO_CHOICES: MatchChoices = new Map();

/** Takes a pasted list of names or codes, shows which team each entry means, and connects those that are chosen. */
export function PasteDialog({ connected, onAdd, onClose }: PasteDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<MatchChoices>(NO_CHOICES);
  const settled = useDeferredValue(text);
  const { data: teams, error, isFetching, refetch } = useQuery({ ...getListAllTeamsQueryOptions(), staleTime: 60_000 });
  const matches = useMemo(() => matchTeams(settled, teams ?? [], connected), [settled, teams, connected]);
  const chosen = chosenTeams(matches, choices);
  const write = (next: string): void => {
    setText(next);
    // What was chosen belongs to entries that may be others now.
    setChoices(NO_CHOICES);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('connectTeams.paste.title')}
      size="lg"
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="filled"
            why={chosen.length === 0 ? t('connectTeams.paste.nothing') : undefined}
            onPress={() => {
              onAdd(chosen);
              onClose();
            }}
          >
            {t('connectTeams.paste.connect', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.paste}>
        <TextArea
          label={t('connectTeams.paste.label')}
          description={t('connectTeams.paste.help')}
          value={text}
          onChange={write}
          rows={6}
          autoFocus
        />
        {error ? (
          <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {failureText(t, error)}
          </ErrorState>
        ) : null}
        {teams === undefined && !error ? <p role="status">{t('ui.loading')}</p> : null}
        {teams !== undefined && matches.length > 0 ? (
          <PasteMatches matches={matches} choices={choices} connected={connected} onChange={setChoices} />
        ) : null}
      </div>
    </Dialog>
  );
}
