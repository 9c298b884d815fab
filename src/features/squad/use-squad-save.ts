import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getTeamSquad, updateStaffSquad, updateTeamSquad } from '../../../generated/api/index.ts';
import type { Squad as SquadBody } from '../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import { ifMatch } from '../../contract/fetcher.ts';
import { SAVES_DRAFT } from '../../engine/edit-session/unsaved-work.ts';
import { toast } from '../../ui/toast-queue.ts';
import { renewedSide, type SquadEdit, type Stored, savedSide } from './edited-squad.ts';
import type { Side, Squad, ValuesOf } from './squad.ts';
import { addedBy, playersBody, readSquad, staffBody } from './squad-bodies.ts';
import { changedSides, fallenAway, type TheirChanges, theirChanges } from './squad-changes.ts';
import type { SquadEdits } from './squad-edits.ts';

/** Why a side was not saved. */
export interface SideFailure {
  error: unknown;
  /** What the service found wrong with whom, by uuid. */
  faults: ReadonlyMap<string, FieldFault>;
  /** What somebody else had changed meanwhile, which the squad on screen now has; undefined when that was not the reason. */
  theirs?: Their | undefined;
  /** The names of those of whom one had changed something that fell away, because somebody else took them out of the squad. */
  fallen?: readonly string[] | undefined;
}

/** What somebody else changed of a side. */
export type Their = { [S in Side]: { side: S; changes: TheirChanges<ValuesOf[S]> } }[Side];

/** How the last save went: why sides were not saved, and which were. */
export interface SquadOutcome {
  failures: Partial<Record<Side, SideFailure>>;
  saved: readonly Side[];
}

const NOTHING: SquadOutcome = { failures: {}, saved: [] };

/** The specification's words of a save (§8), by side. */
const WORDS = {
  players: { saved: 'messages.squadPlayersSaved', failed: 'messages.savePlayersFailed' },
  staff: { saved: 'messages.squadStaffSaved', failed: 'messages.saveStaffFailed' },
} as const;

/** Sends the sides that changed, each by a call of its own: what one of them cannot do is no matter of the other. */
export function useSquadSave(teamUuid: string, { session, failureToast }: SquadEdit) {
  const { t } = useTranslation();
  const sendSide = useSendSide(teamUuid);
  const [outcome, setOutcome] = useState(NOTHING);
  const forget = useCallback(() => setOutcome(NOTHING), []);
  /** Answers whether all is stored. */
  const send = useCallback(async (): Promise<boolean> => {
    setOutcome(NOTHING);
    const { base: squad, value: edits } = session.get();
    const sides = changedSides(squad, edits);
    const results = await Promise.all(
      sides.map(async (side) => ({ side, result: await sendSide(side, squad, edits) })),
    );
    const failures: SquadOutcome['failures'] = {};
    for (const { side, result } of results) {
      const { base } = session.get();
      if ('saved' in result) {
        toast('success', t(WORDS[side].saved));
        session.dispatch(savedSide(base, result.saved));
        continue;
      }
      failures[side] = result.failure;
      if (result.renewed) session.dispatch(renewedSide(base, result.renewed));
    }
    const { base, value } = session.get();
    // What somebody else has stored just so needs no other try.
    const left = changedSides(base, value).filter((side) => failures[side] !== undefined);
    failureToast.show(...left.map((side) => t(WORDS[side].failed)));
    setOutcome({ failures, saved: sides.filter((side) => failures[side] === undefined) });
    return Object.keys(failures).length === 0;
  }, [session, sendSide, failureToast, t]);
  return { send, outcome, forget };
}

type Sent = { saved: Stored } | { failure: SideFailure; renewed?: Stored };

/** Sends one side; never rejects. A version that is no longer the newest makes the squad be read again. */
function useSendSide(teamUuid: string) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    meta: SAVES_DRAFT,
    mutationFn: ({ side, squad, edits }: { side: Side; squad: Squad; edits: SquadEdits }) => {
      const request = ifMatch(squad[side].version);
      return side === 'players'
        ? updateTeamSquad(playersBody(squad, edits), { teamUuid }, request)
        : updateStaffSquad(staffBody(squad, edits), { teamUuid }, request);
    },
  });
  return useCallback(
    async (side: Side, squad: Squad, edits: SquadEdits): Promise<Sent> => {
      try {
        const answer: SquadBody | undefined = await mutateAsync({ side, squad, edits });
        // Where the service answers nothing ("200 with no bytes"), what is stored is read.
        return { saved: storedOf(side, readSquad(answer ?? (await getTeamSquad({ teamUuid })))) };
      } catch (error) {
        const faults = faultsByUuid(error, addedBy(side, squad, edits));
        if (!(error instanceof ApiError && error.status === 412)) return { failure: { error, faults } };
        return readAgain(error);
      }

      async function readAgain(error: unknown): Promise<Sent> {
        const faults = new Map<string, FieldFault>();
        try {
          const now = readSquad(await getTeamSquad({ teamUuid }));
          // Lists and other pages may show what is no longer so.
          void client.invalidateQueries();
          const [theirs, fallen] = [theirsOf(side, squad, now, edits), fallenAway(side, squad, edits, now)];
          // Its answer was lost before.
          if (isNothing(theirs) && !changedSides(now, edits).includes(side)) return { saved: storedOf(side, now) };
          return { failure: { error, faults, theirs, fallen }, renewed: storedOf(side, now) };
        } catch (problem) {
          return { failure: { error: problem, faults } };
        }
      }
    },
    [teamUuid, mutateAsync, client],
  );
}

const storedOf = (side: Side, squad: Squad): Stored =>
  side === 'players' ? { side, stored: squad.players } : { side, stored: squad.staff };

const theirsOf = (side: Side, before: Squad, after: Squad, edits: SquadEdits): Their =>
  side === 'players'
    ? { side, changes: theirChanges('players', before, after, edits) }
    : { side, changes: theirChanges('staff', before, after, edits) };

const isNothing = ({ changes: { joined, left, changed } }: Their): boolean =>
  joined.length + left.length + changed.length === 0;

/** The service names whoever was added by their place in what was sent: `addedPlayers.3`. */
function faultsByUuid(error: unknown, added: readonly string[]): ReadonlyMap<string, FieldFault> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.fields.flatMap((fault): [string, FieldFault][] => {
      const place = /^added(?:Players|Staffs)\.(\d+)/.exec(fault.path)?.[1];
      const uuid = place === undefined ? undefined : added[Number(place)];
      return uuid === undefined ? [] : [[uuid, fault]];
    }),
  );
}
