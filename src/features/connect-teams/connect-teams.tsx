import { ClipboardPaste } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectedTeam, Ssgt } from '../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { EditSessionFrame } from '../../engine/edit-session/edit-session-frame.tsx';
import { FailureBanner } from '../../engine/edit-session/failure-banner.tsx';
import { SaveForm } from '../../engine/edit-session/save-form.tsx';
import { useDraftPlace } from '../../engine/edit-session/use-draft-place.ts';
import { useEditSession, useEditState } from '../../engine/edit-session/use-edit-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AddTeam } from './add-team.tsx';
import { ConnectBar } from './connect-bar.tsx';
import { ConnectDraft } from './connect-draft.tsx';
import styles from './connect-teams.module.css';
import { describeStep, EDITED_TEAMS } from './edited-teams.ts';
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

/** Connects teams to a competition and takes them out of it; nothing of that is sent until it is saved. */
export function ConnectTeams({ ssgt, initial, places }: ConnectTeamsProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { name: site } = useActiveSite();
  const edit = useEditSession(EDITED_TEAMS, initial, useDraftPlace('connect-teams', ssgt.uuid, ssgt.deleted));
  const { session, draft, isSaving } = edit;
  const { base, value: changes } = useEditState(session);
  const connecting = useConnecting(ssgt.uuid, edit);
  const { add, bringBack, failure, forget, save } = connecting;
  const [isPasting, setPasting] = useState(false);
  const submit = useCallback(() => void save(), [save]);
  const connected = connectedAfter(changes, base);
  const why = ssgt.deleted ? t('connectTeams.deleted') : undefined;
  return (
    <div className={styles.form}>
      <EditSessionFrame
        formId={formId}
        edit={edit}
        canSave={session.isDirty}
        saveToLeave={save}
        isLeaving={never}
        describe={(step) => describeStep(session.get().base, step)}
        onReset={forget}
        failure={<FailureBanner failure={failure} isShown={false} unplaced={unplacedOf(connecting)} onRetry={submit} />}
        draftOffer={<ConnectDraft draft={draft} base={base} onBringBack={bringBack} />}
        bar={({ undoRedo, reset }) => (
          <ConnectBar formId={formId} changes={changes} isSaving={isSaving} undoRedo={undoRedo} reset={reset} />
        )}
      >
        {({ notices }) => (
          <>
            <SaveForm id={formId} onSave={submit} />
            {why === undefined ? null : <Deleted href={places.competition(ssgt.uuid)}>{why}</Deleted>}
            {notices}
            <Card title={t('connectTeams.add.title')} layout="plain">
              <div className={styles.adding}>
                <AddTeam connected={connected} onAdd={add} why={why} />
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
              <TeamList
                base={base}
                changes={changes}
                connecting={connecting}
                places={places}
                refuses={edit.siteCheck.refuses}
                why={why}
              />
            </Card>
          </>
        )}
      </EditSessionFrame>
      {isPasting ? <PasteDialog connected={connected} onAdd={add} onClose={() => setPasting(false)} /> : null}
    </div>
  );
}

/** What the service found that concerns no single team, such as a competition that was deleted meanwhile. */
function unplacedOf({ failure, faults }: Connecting): readonly FieldFault[] {
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
