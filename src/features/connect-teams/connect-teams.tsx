import { ClipboardPaste } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectedTeam, Ssgt } from '../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { LeaveGuard } from '../../engine/edit-session/leave-guard.tsx';
import { SaveForm } from '../../engine/edit-session/save-form.tsx';
import { SiteChangedBanner } from '../../engine/edit-session/site-changed-banner.tsx';
import { useSaveShortcut } from '../../engine/edit-session/use-save-shortcut.ts';
import { useSiteCheck } from '../../engine/edit-session/use-site-check.ts';
import { FailureBanner } from '../../engine/editor/failure-banner.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AddTeam } from './add-team.tsx';
import { ConnectBar } from './connect-bar.tsx';
import { ConnectDraft, useConnectDraft } from './connect-draft.tsx';
import styles from './connect-teams.module.css';
import { PasteDialog } from './paste-dialog.tsx';
import type { ConnectTeamsPlaces } from './places.ts';
import { connectedAfter } from './team-changes.ts';
import { TeamList } from './team-list.tsx';
import { type Connecting, useConnecting } from './use-connecting.ts';

/** Props of {@link ConnectTeams}. */
export interface ConnectTeamsProps {
  ssgt: Ssgt;
  /** The teams as they were read; their version hangs on this list. */
  initial: readonly ConnectedTeam[];
  places: ConnectTeamsPlaces;
}

const never = (): boolean => false;
const nothing = (): void => {};

/** Connects teams to a competition and takes them out of it; nothing of that is sent until it is saved. */
export function ConnectTeams({ ssgt, initial, places }: ConnectTeamsProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { name: site } = useActiveSite();
  const { refuses, isTold } = useSiteCheck();
  const connecting = useConnecting(ssgt.uuid, initial, refuses);
  const [isPasting, setPasting] = useState(false);
  const { base, changes, isDirty, save } = connecting;
  const draft = useConnectDraft(ssgt, connecting);
  useSaveShortcut(formId, isDirty);
  const submit = useCallback(() => void save(), [save]);
  const connected = connectedAfter(changes, base);
  const why = ssgt.deleted ? t('connectTeams.deleted') : undefined;
  const { failure, faults } = connecting;
  return (
    <div className={styles.form}>
      <SaveForm id={formId} onSave={submit} />
      {why === undefined ? null : <Deleted href={places.competition(ssgt.uuid)}>{why}</Deleted>}
      <FailureBanner failure={failure} isTold={false} untold={untoldOf(connecting)} onRetry={submit} />
      {isTold ? <SiteChangedBanner onStay={nothing} /> : null}
      <ConnectDraft draft={draft} base={base} onBringBack={connecting.bringBack} />
      <Card title={t('connectTeams.add.title')} layout="plain">
        <div className={styles.adding}>
          <AddTeam connected={connected} onAdd={connecting.add} why={why} />
          <Button icon={<ClipboardPaste />} onPress={() => setPasting(true)} why={why}>
            {t('connectTeams.paste.button')}
          </Button>
        </div>
      </Card>
      <Card
        title={t('connectTeams.list.title', { count: connected.size })}
        description={t('connectTeams.list.text', { site })}
        layout="plain"
      >
        <TeamList connecting={connecting} faults={faults} places={places} refuses={refuses} why={why} />
      </Card>
      <ConnectBar connecting={connecting} formId={formId} />
      <LeaveGuard isDirty={isDirty} isLeaving={never} onDiscard={draft.discard} />
      {isPasting ? (
        <PasteDialog connected={connected} onAdd={connecting.add} onClose={() => setPasting(false)} />
      ) : null}
    </div>
  );
}

/** What the service found that concerns no single team, such as a competition that was deleted meanwhile. */
function untoldOf({ failure, faults }: Connecting): readonly FieldFault[] {
  return failure instanceof ApiError && faults.size === 0 ? failure.fields : [];
}

/** Tells that nothing can be connected to a competition that is deleted, and leads to where it can be restored. */
function Deleted({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation();
  return (
    <Banner
      status="warning"
      action={
        <ButtonLink size="md" href={href}>
          {t('connectTeams.toCompetition')}
        </ButtonLink>
      }
    >
      {children}
    </Banner>
  );
}
