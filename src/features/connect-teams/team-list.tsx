import { Lock, Shield } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './connect-teams.module.css';
import type { StoredTeams } from './edited-teams.ts';
import type { ConnectTeamsPlaces } from './places.ts';
import type { TeamChanges } from './team-changes.ts';
import { type ShownTeam, TeamRow } from './team-row.tsx';
import type { Connecting } from './use-connecting.ts';

/** Props of {@link TeamList}. */
export interface TeamListProps {
  base: StoredTeams;
  changes: TeamChanges;
  connecting: Connecting;
  places: ConnectTeamsPlaces;
  refuses(): boolean;
  /** Why nothing can be changed here. */
  why: string | undefined;
}

/** The teams of the competition: those that are to be added first, then the stored ones, of which some are to leave. */
export function TeamList({ base, changes, connecting, places, refuses, why }: TeamListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter(list);
  const shown: ShownTeam[] = [
    ...changes.added.map((team) => ({ team, stored: undefined, isLeaving: false })),
    ...base.map((team) => ({ team, stored: team, isLeaving: changes.removed.includes(team.uuid) })),
  ];
  if (shown.length === 0) {
    return (
      <EmptyState icon={<Shield />} title={t('connectTeams.list.none')}>
        {t('connectTeams.list.noneText')}
      </EmptyState>
    );
  }
  const hasLocked = base.some(({ extIds }) => extIds.some(({ locked }) => locked));
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {shown.map((one, index) => (
          <TeamRow
            key={one.team.uuid}
            {...one}
            // Of a change that was taken back nothing is wrong any more.
            fault={one.stored && !one.isLeaving ? undefined : connecting.faults.get(one.team.uuid)}
            address={places.team(one.team.uuid)}
            refuses={refuses}
            why={why}
            onGiveId={connecting.giveId}
            onOut={() => {
              if (!one.stored) focusAfter(index);
              connecting.remove(one.team.uuid);
            }}
            onKeep={() => connecting.add([one.team])}
          />
        ))}
      </ul>
      {hasLocked ? (
        <p className={styles.lockNote}>
          <Lock aria-hidden="true" /> {t('connectTeams.id.locked')}
        </p>
      ) : null}
    </>
  );
}

/** A row that goes takes the focus with it: it moves on to the one that comes into its place. */
function useFocusAfter(list: RefObject<HTMLUListElement | null>): (index: number) => void {
  const [at, setAt] = useState<{ index: number }>();
  useEffect(() => {
    if (!at) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-out] button') ?? [];
    buttons[Math.min(at.index, buttons.length - 1)]?.focus();
  }, [at, list]);
  return (index) => setAt({ index });
}
