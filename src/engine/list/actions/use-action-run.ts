import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../contract/api-error.ts';
import type { Action, ListParameters, ShownEntity } from '../../../contract/entity.ts';
import { isTransient, retry } from '../../calls/retry.ts';
import { rowDescription } from '../../cells/row-description.ts';
import { useCellWords } from '../../cells/use-cell-text.ts';
import { type BodyChange, fitsAction, runAction } from '../../entity/actions.ts';
import { stored } from '../../entity/entity-kinds.ts';
import { useRowNames } from '../../entity/row-name.ts';
import { textAt } from '../../values/values.ts';
import { readAll } from '../read-all.ts';
import { type Outcome, runMany } from './run-many.ts';
import type { Chosen } from './use-selection.ts';

/** An action that somebody asked for, and the rows that it is asked for. */
export interface ActionOrder {
  action: Action;
  chosen: Chosen;
  /** Whether it was asked about already: it is then done at once, and can be taken back. */
  isAsked?: boolean;
  /** Called after a thing is removed and before anything is read again, so that a page which shows it can be left first. */
  whenRemoved?: ((id: string) => Promise<void> | void) | undefined;
}

/** One thing that an action is done to. */
export interface Target {
  id: string;
  /** What it is called; where it has no name, what is known of it. */
  name: string;
  isNamed: boolean;
  /** What tells it from others of the same name. */
  about: string;
}

/** The names that more than one thing has. */
export function sharedNames(targets: readonly Target[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const { name } of targets) (seen.has(name) ? shared : seen).add(name);
  return shared;
}

/** What became of one thing. */
export interface Result {
  target: Target;
  outcome: Outcome;
  /** What was made of it, where values were set; of one whose answer was lost, what would have been. */
  change?: BodyChange | undefined;
}

/** Where an action stands: finding the rows, asking, at work, told. */
export type ActionRun =
  | { phase: 'finding'; found: number; total: number | undefined }
  | { phase: 'lost'; error: unknown }
  | { phase: 'asking'; targets: readonly Target[]; skipped: number }
  | { phase: 'running'; settled: number; of: number }
  | { phase: 'told'; results: readonly Result[] };

/**
 * Finds the rows that an order means and that its action fits, and does it to them. The whole run is one change to the
 * query client, so that the lists are read again once.
 * @param parameters search, filters and order of the list
 */
export function useActionRun(
  entity: ShownEntity,
  { action, chosen, whenRemoved: leave }: ActionOrder,
  parameters: ListParameters,
) {
  const client = useQueryClient();
  const name = useRowNames();
  const words = useCellWords();
  const stop = useRef(new AbortController());
  const changes = useRef(new Map<string, BodyChange>());
  const befores = useRef(new Map<string, object>());
  const [state, setState] = useState<ActionRun>(() => ({ phase: 'finding', found: 0, total: undefined }));

  const find = useCallback((): (() => void) => {
    const giveUp = new AbortController();
    const found: Target[] = [];
    let seen = 0;
    const take = (rows: Iterable<object>): void => {
      for (const row of rows) {
        seen += 1;
        const id = textAt(row, entity.id);
        if (!fitsAction(action, row)) continue;
        const [called, about] = [name(row, entity.title), rowDescription(entity, row, words)];
        found.push({ id, name: called || about || id, isNamed: called !== '', about });
      }
    };
    const ask = (): void => setState({ phase: 'asking', targets: found, skipped: seen - found.length });
    const read = async ({ except }: { except: ReadonlySet<string> }): Promise<void> => {
      const idOf = (row: object): string => textAt(row, entity.id);
      const options = { entity, parameters, signal: giveUp.signal, seen: new Set(except), idOf };
      for await (const { rows, total, isLeast } of readAll(options)) {
        take(rows);
        setState({ phase: 'finding', found: seen, total: isLeast ? undefined : total });
      }
    };
    if (chosen.kind === 'some') {
      take(chosen.rows.values());
      ask();
    } else {
      read(chosen).then(ask, (error: unknown) => {
        if (!giveUp.signal.aborted) setState({ phase: 'lost', error });
      });
    }
    return () => giveUp.abort();
  }, [entity, action, chosen, parameters, name, words]);
  // An order does not change while its dialog is open; what it means is looked for once.
  const begin = useRef(find);
  useEffect(() => begin.current(), []);

  const { mutateAsync } = useMutation({
    mutationFn: ({ targets, evenInUse }: { targets: readonly Target[]; evenInUse: ReadonlySet<string> }) =>
      runMany(
        targets,
        ({ id }) => {
          const run = async () => {
            let before: object | undefined;
            const whenRead = (body: object) => {
              before = body;
              befores.current.set(id, body);
            };
            const whenRemoved = () => leave?.(id);
            const options = { evenInUse: evenInUse.has(id), earlier: befores.current.get(id), whenRead, whenRemoved };
            const after = await runAction(stored(entity), action, id, client, options);
            if (before && after && action.set) changes.current.set(id, { before, after });
          };
          return retry(run, stop.current.signal, 0);
        },
        stop.current.signal,
        (settled) => setState({ phase: 'running', settled, of: targets.length }),
      ),
  });
  /**
   * Does it, to those of `evenInUse` although something refers to them; results of an earlier attempt stay for what is
   * not tried again. Gives all results.
   */
  const run = async (
    targets: readonly Target[],
    evenInUse: ReadonlySet<string>,
    earlier: readonly Result[] = [],
  ): Promise<readonly Result[]> => {
    stop.current = new AbortController();
    setState({ phase: 'running', settled: 0, of: targets.length });
    const outcomes = await mutateAsync({ targets, evenInUse });
    const again = new Set(targets.map(({ id }) => id));
    const results = [
      ...earlier.filter(({ target }) => !again.has(target.id)),
      ...targets.map((target, index) => {
        const outcome = told(outcomes[index]);
        const before = isLost(outcome) ? befores.current.get(target.id) : undefined;
        const lost = before && action.set && { before, after: { ...before, ...action.set } };
        return { target, outcome, change: changes.current.get(target.id) ?? lost };
      }),
    ];
    setState({ phase: 'told', results });
    return results;
  };
  /** Asks about some of them once more. */
  const askAgain = (targets: readonly Target[]): void => setState({ phase: 'asking', targets, skipped: 0 });
  return { state, run, askAgain, stop: () => stop.current.abort() };
}

/** Whether it may have been done though it failed. */
export const isLost = (outcome: Outcome): boolean => outcome.state === 'failed' && isTransient(outcome.error);

/** A call that was given up while it waited for its turn was never made. */
function told(outcome: Outcome | undefined): Outcome {
  if (!outcome) return { state: 'left' };
  const isGivenUp = outcome.state === 'failed' && outcome.error instanceof ApiError && outcome.error.kind === 'aborted';
  return isGivenUp ? { state: 'left' } : outcome;
}
