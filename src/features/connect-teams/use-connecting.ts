import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListConnectedTeamsQueryKey,
  invalidateGetSsgt,
  invalidateListSsgts,
} from '../../../generated/api/ssgts/ssgts.ts';
import type { ConnectExternalIdInput } from '../../../generated/model/index.ts';
import type { FieldFault } from '../../contract/api-error.ts';
import type { FailureToast } from '../../engine/edit-session/use-failure-toast.ts';
import { failedSave } from '../../engine/text/failure-text.ts';
import { toast } from '../../ui/toast-queue.ts';
import type { StoredTeams, TeamsEdit } from './edited-teams.ts';
import { connectId, type SavedTeams, saveTeams, teamCallsOf } from './save-teams.ts';
import { afterSave, both, connect, disconnect, type NewTeam, onto, type TeamChanges } from './team-changes.ts';

/** What changes the teams of a competition and saves that, and how the last save failed. */
export type Connecting = ReturnType<typeof useConnecting>;

type Outcome = Pick<SavedTeams, 'failure' | 'faults'>;

const NOTHING: Outcome = { faults: new Map<string, FieldFault>() };

/** Connects teams of a competition and takes them out, and saves that. */
export function useConnecting(ssgtUuid: string, { session, failureToast, saveOnce }: TeamsEdit) {
  const [outcome, setOutcome] = useState(NOTHING);
  const calls = useMemo(() => teamCallsOf(ssgtUuid), [ssgtUuid]);
  const take = useTaking(ssgtUuid);
  const report = useReport(failureToast);
  /** Answers whether all is stored. */
  const save = useCallback(async (): Promise<boolean> => {
    if (!session.isDirty()) return false;
    return saveOnce(async () => {
      setOutcome(NOTHING);
      const { base, value: sent } = session.get();
      const saved = await saveTeams(calls, base, sent);
      session.dispatch({
        type: saved.failure === undefined ? 'saved' : 'renewed',
        base: saved.base,
        bring: (changes) => afterSave(sent, changes, base, saved),
      });
      setOutcome(saved);
      take(saved.base, saved.failure === undefined);
      report(saved);
      return !session.isDirty();
    });
  }, [session, saveOnce, calls, take, report]);
  /** Connects an external id at once. */
  const { mutateAsync } = useMutation({
    mutationFn: ({ teamUuid, input }: { teamUuid: string; input: ConnectExternalIdInput }) =>
      connectId(calls, session.get().base, teamUuid, input),
    onSuccess: (base) => {
      session.dispatch({ type: 'renewed', base, bring: (changes) => onto(changes, base) });
      take(base, true);
    },
  });
  const giveId = useCallback(
    async (teamUuid: string, input: ConnectExternalIdInput): Promise<void> => {
      await mutateAsync({ teamUuid, input });
    },
    [mutateAsync],
  );
  const changing = useMemo(() => {
    const change = (by: (changes: TeamChanges, base: StoredTeams) => TeamChanges): void =>
      session.edit((changes) => by(changes, session.get().base));
    return {
      /** Connects teams, or keeps those that were to be taken out. */
      add: (teams: readonly NewTeam[]) => change((changes, base) => connect(changes, base, teams)),
      remove: (uuid: string) => change((changes, base) => disconnect(changes, base, uuid)),
      /** Makes changes again, beside those that there are. */
      bringBack: (kept: TeamChanges) => session.replace(both(kept, session.getValue(), session.get().base)),
    };
  }, [session]);
  const forget = useCallback(() => setOutcome(NOTHING), []);
  return { ...outcome, ...changing, save, giveId, forget };
}

/** Keeps what is stored for the next visit; after a change, what else was read of the competition is read again. */
function useTaking(ssgtUuid: string): (base: StoredTeams, isChanged: boolean) => void {
  const client = useQueryClient();
  return useCallback(
    (base, isChanged) => {
      client.setQueryData(getListConnectedTeamsQueryKey(ssgtUuid), base);
      if (!isChanged) return;
      void invalidateGetSsgt(client, ssgtUuid);
      void invalidateListSsgts(client);
    },
    [client, ssgtUuid],
  );
}

/** Says how a save ended, in the words of the catalogue (specification §8), and what somebody else did meanwhile. */
function useReport(failureToast: FailureToast): (saved: SavedTeams) => void {
  const { t } = useTranslation();
  return useCallback(
    ({ failure, theirs }) => {
      if (failure === undefined) toast('success', t('messages.updateSuccessful'));
      else failureToast.show(failedSave(t, failure, 'messages.updateFailed'));
      for (const what of ['connected', 'disconnected'] as const) {
        const teams = theirs[what].join(', ');
        if (teams !== '') toast('info', t(`connectTeams.meanwhile.${what}`, { teams }));
      }
    },
    [t, failureToast],
  );
}
