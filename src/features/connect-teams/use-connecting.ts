import { useQueryClient } from '@tanstack/react-query';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListConnectedTeamsQueryKey,
  invalidateGetSsgt,
  invalidateListSsgts,
} from '../../../generated/api/ssgts/ssgts.ts';
import type { ConnectExternalIdInput, ConnectedTeam } from '../../../generated/model/index.ts';
import type { FieldFault } from '../../contract/api-error.ts';
import { useSingleFlight } from '../../engine/calls/use-single-flight.ts';
import { useFailureToast } from '../../engine/edit-session/use-failure-toast.ts';
import { toast } from '../../ui/toast-queue.ts';
import { connectId, type SavedTeams, saveTeams, teamCallsOf } from './save-teams.ts';
import {
  both,
  changedMeanwhile,
  connect,
  countOf,
  disconnect,
  type NewTeam,
  NO_CHANGES,
  onto,
  type TeamChanges,
} from './team-changes.ts';

/** The teams of a competition as they are being changed. */
export type Connecting = ReturnType<typeof useConnecting>;

interface State extends Pick<SavedTeams, 'base' | 'changes' | 'faults'> {
  failure?: unknown;
}

const NO_FAULTS: ReadonlyMap<string, FieldFault> = new Map();

/** Keeps the unsaved changes of a competition's teams, and saves them. `refuses`: whether nothing may be sent now, which is told then. */
export function useConnecting(ssgtUuid: string, initial: readonly ConnectedTeam[], refuses: () => boolean) {
  const [state, setState] = useState<State>({ base: initial, changes: NO_CHANGES, faults: NO_FAULTS });
  const { isUnderWay: isSaving, isFree, alone } = useSingleFlight();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const calls = useMemo(() => teamCallsOf(ssgtUuid), [ssgtUuid]);
  const take = useTaking(ssgtUuid);
  const tell = useTelling();
  const editing = useChanging(setState, latest);
  const save = useCallback(async (): Promise<void> => {
    const { base, changes } = latest.current;
    if (!isFree() || countOf(changes) === 0 || refuses()) return;
    setState((was) => ({ base: was.base, changes: was.changes, faults: NO_FAULTS }));
    const saved = await alone(() => saveTeams(calls, base, changes));
    const next = { ...saved, changes: changedMeanwhile(changes, latest.current.changes, base, saved) };
    setState(next);
    latest.current = next;
    take(saved.base, saved.failure === undefined);
    tell(saved);
  }, [calls, isFree, alone, refuses, take, tell]);
  /** Connects an external id at once. */
  const giveId = useCallback(
    async (teamUuid: string, input: ConnectExternalIdInput): Promise<void> => {
      const base = await connectId(calls, latest.current.base, teamUuid, input);
      setState((was) => ({ ...was, base, changes: onto(was.changes, base) }));
      take(base, true);
    },
    [calls, take],
  );
  return { ...state, ...editing, isSaving, save, giveId };
}

/** Changes what a save would send, and takes it back. */
function useChanging(setState: Dispatch<SetStateAction<State>>, latest: RefObject<State>) {
  const add = useCallback(
    (teams: readonly NewTeam[]) => {
      setState((was) => ({ ...was, changes: connect(was.changes, was.base, teams) }));
    },
    [setState],
  );
  const remove = useCallback(
    (uuid: string) => {
      setState((was) => ({
        ...was,
        changes: disconnect(was.changes, was.base, uuid),
        faults: without(was.faults, uuid),
      }));
    },
    [setState],
  );
  /** Keeps a team that was to be taken out. */
  const keep = useCallback(
    (team: NewTeam) => {
      setState((was) => ({
        ...was,
        changes: connect(was.changes, was.base, [team]),
        faults: without(was.faults, team.uuid),
      }));
    },
    [setState],
  );
  /** Makes changes again, beside those that there are. */
  const bringBack = useCallback(
    (changes: TeamChanges) => {
      setState((was) => ({ ...was, changes: both(changes, was.changes, was.base) }));
    },
    [setState],
  );
  /** Takes all changes back; gives the way to have them again, beside what was changed since. */
  const reset = useCallback((): (() => void) => {
    const { changes } = latest.current;
    setState(({ base }) => ({ base, changes: NO_CHANGES, faults: NO_FAULTS }));
    return () => bringBack(changes);
  }, [setState, latest, bringBack]);
  const isDirty = useCallback(() => countOf(latest.current.changes) > 0, [latest]);
  const now = useCallback(() => latest.current.changes, [latest]);
  return { add, remove, keep, bringBack, reset, isDirty, now };
}

const without = (faults: ReadonlyMap<string, FieldFault>, uuid: string): ReadonlyMap<string, FieldFault> =>
  new Map([...faults].filter(([of]) => of !== uuid));

/** Keeps what is stored for the next visit; after a change, what else was read of the competition is read again. */
function useTaking(ssgtUuid: string): (base: readonly ConnectedTeam[], isChanged: boolean) => void {
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

/** Tells how a save ended, in the words of the catalogue (specification §8), and what somebody else did meanwhile. */
function useTelling(): (saved: SavedTeams) => void {
  const { t } = useTranslation();
  const { complain, hush } = useFailureToast();
  return useCallback(
    ({ failure, theirs }) => {
      if (failure === undefined) {
        hush();
        toast('success', t('messages.updateSuccessful'));
      } else complain(t('messages.updateFailed'));
      const told = (['connected', 'disconnected'] as const).filter((what) => theirs[what].length > 0);
      for (const what of told) toast('info', t(`connectTeams.meanwhile.${what}`, { teams: theirs[what].join(', ') }));
    },
    [t, complain, hush],
  );
}
