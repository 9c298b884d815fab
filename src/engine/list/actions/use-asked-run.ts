import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListParameters, ShownEntity } from '../../../contract/entity.ts';
import { type ToastAction, toast } from '../../../ui/toast-queue.ts';
import { useSingleFlight } from '../../calls/use-single-flight.ts';
import { useSiteCheck } from '../../edit-session/use-site-check.ts';
import { asksAgain, useActionUses } from '../../entity/action-uses.tsx';
import { successOfAction } from '../../entity/actions.ts';
import { undoOf, useUndoOffer } from '../../entity/undo-action.ts';
import { useText } from '../../text/use-text.ts';
import { type ActionOrder, isLost, type Result, type Target, useActionRun } from './use-action-run.ts';

const NO_TARGETS: readonly Target[] = [];
const NO_RESULTS: readonly Result[] = [];

/** How the end of an action is told. */
export interface AskedRunEnd {
  /** Key of the words for what went well, where the catalogue has others than those of its kind of action. */
  success: string | undefined;
  /** Whether its question is asked even where it can be taken back: the list has one of its own. */
  mayAsk: boolean;
  /** It was done to the only thing that it was asked for. */
  onDone(): void;
}

/**
 * An action from its question to its results: with what refers to the things, which is asked about once more where
 * something came to refer to one since. What can be taken back is done at once to the rows that were chosen by hand, unless something refers to them.
 */
export function useAskedRun(
  entity: ShownEntity,
  order: ActionOrder,
  parameters: ListParameters,
  { success, mayAsk, onDone }: AskedRunEnd,
) {
  const { t } = useTranslation();
  const text = useText();
  const { state, run, askAgain, stop } = useActionRun(entity, order, parameters);
  const { refuses, isRefused } = useSiteCheck();
  const { isFree, alone } = useSingleFlight();
  const offerUndo = useUndoOffer(entity);
  const canBeUndone = order.chosen.kind === 'some' && undoOf(entity, order.action) !== undefined;
  const isAtOnce = order.isAsked || (!mayAsk && canBeUndone);
  const isBegun = useRef(false);
  // Those of an attempt that is asked about once more.
  const [earlier, setEarlier] = useState(NO_RESULTS);
  const isInUse = ({ outcome }: Result): boolean =>
    outcome.state === 'failed' && asksAgain(entity, order.action, outcome.error);
  const things = state.phase === 'asking' ? state.targets : NO_TARGETS;
  const uses = useActionUses(entity, order.action, things, earlier.some(isInUse));
  const askOnceMore = (targets: readonly Target[], results: readonly Result[]): void => {
    setEarlier(results);
    askAgain(targets);
  };
  /** The way back for what was done, or may have been; undefined where there is none. */
  const undoFor = (results: readonly Result[]): ToastAction | undefined => {
    const things = results.flatMap(({ target, outcome, change }) => {
      const isUnsure = change !== undefined && isLost(outcome);
      return isUnsure || outcome.state === 'done' ? [{ ...target, change, isUnsure }] : [];
    });
    return things.every(({ isUnsure }) => isUnsure) ? undefined : offerUndo(order.action, things);
  };
  const start = async (targets: readonly Target[], before = earlier): Promise<void> => {
    if (!isFree() || refuses()) return;
    const results = await alone(() => run(targets, uses.evenInUse, before));
    if (isBegun.current && results.every(({ outcome }) => outcome.state === 'done')) {
      toast('success', successOfAction(order.action, { t, text }), undoFor(results));
      onDone();
      return;
    }
    const [only, ...others] = results;
    // Of many the results stay until they were read; of one that is done there is nothing more to tell.
    if (!only || others.length > 0) return;
    if (isInUse(only)) askOnceMore([only.target], results);
    if (only.outcome.state !== 'done') return;
    const words = success === undefined ? successOfAction(order.action, { t, text }) : t(success);
    toast('success', words, canBeUndone ? undoFor(results) : undefined);
    onDone();
  };
  /** Tries once more what was left; where something came to refer to a thing since, what that is is shown first. */
  const again = (targets: readonly Target[], results: readonly Result[]): void => {
    if (results.some(isInUse)) askOnceMore(targets, results);
    else void start(targets, results);
  };
  // Where not every row can have it done, that is said first.
  const isWithoutQuestion = isAtOnce && state.phase === 'asking' && state.skipped === 0;
  const atOnce = isWithoutQuestion && (order.isAsked || uses.isNone) ? state.targets : NO_TARGETS;
  useEffect(() => {
    if (atOnce.length === 0 || isBegun.current) return;
    isBegun.current = true;
    // Where another site was selected meanwhile, the question stays on screen.
    void start(atOnce);
  });
  /** Whether there is nothing to see of it yet: it is done at once, and soon. */
  const isSoonDone = isAtOnce && state.phase === 'running' && state.of <= FEW;
  const isLooking = isWithoutQuestion && uses.isReading;
  const isQuiet = !isRefused && (isLooking || atOnce.length > 0 || isSoonDone);
  return { state, uses, isRefused, isQuiet, start, again, stop, undoFor };
}

/** So many rows are done before a dialog could be read. */
const FEW = 10;
