import type { TFunction } from 'i18next';
import { Hash, Lock, Undo2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectExternalIdInput, ConnectedTeam } from '../../../generated/model/index.ts';
import type { FieldFault } from '../../contract/api-error.ts';
import { Thumbnail } from '../../engine/cells/thumbnail.tsx';
import { faultText } from '../../engine/text/failure-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AppLink } from '../../ui/link.tsx';
import styles from './connect-teams.module.css';
import { ExternalIdForm } from './external-id-form.tsx';
import type { NewTeam } from './team-changes.ts';

/** A team of the list: as it is stored (undefined while it is only to be added), and whether it is to leave. */
export interface ShownTeam {
  team: NewTeam;
  stored: ConnectedTeam | undefined;
  isLeaving: boolean;
}

/** Props of {@link TeamRow}. */
export interface TeamRowProps extends ShownTeam {
  /** What the service refused of it. */
  fault: FieldFault | undefined;
  /** The team's editor. */
  address: string;
  why: string | undefined;
  refuses(): boolean;
  onGiveId(teamUuid: string, input: ConnectExternalIdInput): Promise<void>;
  onOut(): void;
  onKeep(): void;
}

/** One team, with its games and external ids, and the ways to take it out and to connect an external id. */
export function TeamRow(props: TeamRowProps) {
  const { team, stored, isLeaving, fault, address, why } = props;
  const { t } = useTranslation();
  const [isGiving, setGiving] = useState(false);
  const games = stored?.gameCount ?? 0;
  const name = team.displayName;
  return (
    <li className={styles.row} data-team={team.uuid} data-leaving={isLeaving || undefined}>
      <Thumbnail address={team.logo?.path ?? ''} name={name} />
      <div className={styles.name}>
        <AppLink href={address} className={styles.link} dir="auto">
          {name}
        </AppLink>
        <span className={styles.second}>{team.teamCode}</span>
      </div>
      <div className={styles.state}>
        {stored ? null : <Badge tone="success">{t('connectTeams.row.new')}</Badge>}
        {isLeaving ? <Badge tone="warning">{t('connectTeams.row.leaving')}</Badge> : null}
        {stored && !isLeaving ? (
          <span className={styles.games}>{t('connectTeams.row.games', { count: games })}</span>
        ) : null}
      </div>
      <ExternalIds team={stored} />
      <div className={styles.actions}>
        <Button
          size="md"
          type="regular-no-border"
          icon={<Hash />}
          label={t('connectTeams.id.buttonOf', { name })}
          why={why ?? (stored ? undefined : t('connectTeams.id.saveFirst'))}
          onPress={() => setGiving(!isGiving)}
        >
          {t('connectTeams.id.button')}
        </Button>
        {/* What undoing focuses. */}
        <span data-out="" id={`field.${team.uuid}`}>
          <OutButton {...props} games={games} />
        </span>
      </div>
      {fault ? (
        <p className={styles.fault} role="alert">
          {wordsOf(t, fault, name, games)}
        </p>
      ) : null}
      {isGiving && stored ? <ExternalIdForm {...props} team={stored} onClose={() => setGiving(false)} /> : null}
    </li>
  );
}

/** Why a team could not be connected or taken out. */
function wordsOf(t: TFunction, fault: FieldFault, name: string, games: number): string {
  if (fault.code === 'hasGames') return t('connectTeams.row.hasGames', { name, count: games });
  return fault.code === 'unknown' ? t('connectTeams.row.gone', { name }) : faultText(t, fault);
}

function OutButton({ team, stored, isLeaving, why, games, onOut, onKeep }: TeamRowProps & { games: number }) {
  const { t } = useTranslation();
  const name = team.displayName;
  if (isLeaving) {
    return (
      <Button size="md" icon={<Undo2 />} label={t('connectTeams.row.keepOf', { name })} onPress={onKeep}>
        {t('connectTeams.row.keep')}
      </Button>
    );
  }
  const hasGames = games > 0 ? t('connectTeams.row.hasGames', { name, count: games }) : undefined;
  return (
    <Button
      size="md"
      icon={stored ? <Unlink /> : <Undo2 />}
      label={t(stored ? 'connectTeams.row.outOf' : 'connectTeams.row.undoOf', { name })}
      why={why ?? hasGames}
      onPress={onOut}
    >
      {t(stored ? 'connectTeams.row.out' : 'connectTeams.row.undo')}
    </Button>
  );
}

function ExternalIds({ team }: { team: ConnectedTeam | undefined }) {
  const { t } = useTranslation();
  const ids = team?.extIds ?? [];
  if (ids.length === 0) return <span className={styles.noIds}>{team ? t('connectTeams.id.none') : null}</span>;
  return (
    <div className={styles.ids}>
      {ids.map(({ extId, extIdType, locked }) => (
        <span key={`${extIdType.uuid} ${extId}`} className={styles.id}>
          {locked ? <Lock role="img" aria-label={t('connectTeams.id.lock')} /> : null}
          <span>
            {extIdType.name}: <b>{extId}</b>
          </span>
        </span>
      ))}
    </div>
  );
}
