import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast-queue.ts';
import type { Side } from '../merge/conflict.ts';
import type { Edit } from './use-edit-session.ts';

/** What both changed, with the two versions between which somebody else published. */
export interface PublishMeeting<Value, Conflict> {
  conflicts: readonly Conflict[];
  before: Value;
  after: Value;
}

/** How one try to publish ended. */
export interface PublishOutcome<Value, Conflict> {
  /** What is stored, as far as it is known. */
  base: Value;
  /** How each state that can be undone goes on. */
  bring(state: Value): Value;
  /** What both changed: nothing is sent until somebody has chosen. */
  meeting?: PublishMeeting<Value, Conflict> | undefined;
  /** What to say where it was refused; undefined where all is published. */
  failure?: string | undefined;
  /** What to say of what somebody else did meanwhile. */
  meanwhile?: string | undefined;
}

/** How a publish ended; `refused`: nothing may be sent now, which the page says. */
export type PublishEnd = 'done' | 'refused' | 'failed';

/** What publishing needs of that which is published. Keep the identity of both. */
export interface PublishSteps<Value, Conflict> {
  /** Sends the draft. `publishId` makes one entry of the history of a publish and its further tries. */
  send(base: Value, draft: Value, publishId: string): Promise<PublishOutcome<Value, Conflict>>;
  /** The user's version upon what is stored now, with whose version to take of each conflict, by its key. */
  merge(base: Value, mine: Value, theirs: Value, choices: ReadonlyMap<string, Side>): Value;
}

/** Publishes what is held in an edit session (specification §4), and says how that ended in the words of the catalogue (§8). */
export function usePublish<Value extends object, Conflict>(
  { session, saveOnce, siteCheck, failureToast, isSaving }: Edit<Value, Value>,
  { send, merge }: PublishSteps<Value, Conflict>,
) {
  const { t } = useTranslation();
  const { refuses } = siteCheck;
  const { show: showFailure } = failureToast;
  const [meeting, setMeeting] = useState<PublishMeeting<Value, Conflict>>();
  const publishId = useRef<string>(undefined);
  const sendOnce = useCallback(async (): Promise<boolean> => {
    const { base, value: draft } = session.get();
    publishId.current ??= crypto.randomUUID();
    const { base: stored, bring, meeting: met, failure, meanwhile = '' } = await send(base, draft, publishId.current);
    const isDone = failure === undefined && !met;
    session.dispatch({ type: isDone ? 'saved' : 'renewed', base: stored, bring });
    if (met) {
      setMeeting(met);
      return false;
    }
    if (failure === undefined) toast('success', t('messages.published'));
    else showFailure(failure);
    if (meanwhile !== '') toast('info', meanwhile);
    if (isDone) publishId.current = undefined;
    return isDone;
  }, [session, send, showFailure, t]);
  const publish = useCallback(async (): Promise<PublishEnd> => {
    if (refuses()) return 'refused';
    return (await saveOnce(sendOnce)) ? 'done' : 'failed';
  }, [refuses, saveOnce, sendOnce]);
  /** Goes on with a publish where both had changed the same; without a choice it ends. */
  const answer = useCallback(
    async (choices: ReadonlyMap<string, Side> | undefined): Promise<PublishEnd> => {
      setMeeting(undefined);
      if (!meeting || !choices) return 'failed';
      const { base } = session.get();
      const bring = (mine: Value): Value => merge(base, mine, meeting.after, choices);
      session.dispatch({ type: 'renewed', base: meeting.after, bring });
      return publish();
    },
    [meeting, session, merge, publish],
  );
  /** The next try is another publish. */
  const forget = useCallback(() => {
    publishId.current = undefined;
  }, []);
  return { isPublishing: isSaving, meeting, publish, answer, forget };
}
