import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, ListParameters, ShownEntity } from '../../../contract/entity.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProgressMeter } from '../../../ui/progress-meter.tsx';
import type { ToastAction } from '../../../ui/toast-queue.ts';
import { OtherSite } from '../../edit-session/other-site.tsx';
import { actionQuestion } from '../../entity/action-question.ts';
import { failureOfAction, successOfAction } from '../../entity/actions.ts';
import { useCounting, useText } from '../../text/use-text.ts';
import { ActionResults } from './action-results.tsx';
import { refusalText } from './outcome-text.ts';
import { type ActionOrder, type ActionRun, type Result, sharedNames, type Target } from './use-action-run.ts';
import { useAskedRun } from './use-asked-run.ts';

/** Props of {@link ActionDialog}. */
export interface ActionDialogProps {
  entity: ShownEntity;
  order: ActionOrder;
  /** Search, filters and order of the list. */
  parameters: ListParameters;
  /** Asks in place of the plain question. */
  ask?: ((targets: readonly Target[]) => Asked) | undefined;
  /**
   * Keys of the words for what went well and what did not, where the catalogue has others than those of its kind of
   * action.
   */
  words?: { success: string; failure: string } | undefined;
  /** `isDone`: the action was begun, so that the choice of rows has served its purpose. */
  onClose(isDone: boolean): void;
}

/** A question of its own before an action. */
export interface Asked {
  /** The question, where the action's own words before the things make none. */
  title?: string | undefined;
  content: ReactNode;
  /** Why it cannot be done yet, as a sentence. */
  why?: string | undefined;
  /** Those that it is done to, where some are left out. */
  targets?: readonly Target[] | undefined;
  /** Why the others are left out, as a sentence: the results name them with it. */
  whyLeftOut?: string | undefined;
}

/** How many of the rows are named in the question. */
const NAMED = 5;

/** Asks before an action is done that cannot be taken back, shows how far it is, and tells what became of each row until it is closed. */
export function ActionDialog({ entity, order, parameters, ask, words, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const text = useText();
  const counted = useCounting(entity);
  const { action } = order;
  const { state, uses, isRefused, isQuiet, start, again, stop, undoFor } = useAskedRun(entity, order, parameters, {
    success: words?.success,
    mayAsk: ask !== undefined,
    onDone: () => onClose(true),
  });
  const label = text(action.label);
  const titleOf = useTitle(entity, action);
  const frame = (title: string, content: ReactNode, actions: ReactNode, isAlert = true) => (
    <ActionFrame phase={state.phase} isOtherSite={isRefused} {...{ title, actions, isAlert, onClose }}>
      {content}
    </ActionFrame>
  );
  const close = <Button onPress={() => onClose(false)}>{t('ui.close')}</Button>;
  const cancel = (
    <Button autoFocus onPress={() => onClose(false)}>
      {t('ui.cancel')}
    </Button>
  );
  if (isQuiet) return null;
  switch (state.phase) {
    case 'finding':
      return frame(
        label,
        <ProgressMeter label={counted('lists.action.finding', state.found)} value={state.found} of={state.total} />,
        cancel,
      );
    case 'lost':
      return frame(
        label,
        <ErrorState title={t('messages.failedToLoadData')}>{refusalText(t, text, entity, state.error)}</ErrorState>,
        close,
      );
    case 'asking': {
      const { targets, skipped } = state;
      if (targets.length === 0) {
        return frame(label, <p>{t('lists.action.none')}</p>, close);
      }
      const asked = ask?.(targets);
      return frame(
        asked?.title ?? titleOf(targets),
        asked?.content ?? (
          <Question
            targets={targets}
            skipped={skipped > 0 ? counted('lists.action.skipped', skipped) : undefined}
            uses={uses.content}
          >
            {text(action.text)}
          </Question>
        ),
        <>
          {cancel}
          <Button
            type="filled"
            isDangerous={order.action.tone === 'danger'}
            why={asked?.why ?? uses.why}
            onPress={() => void start(asked?.targets ?? targets, asked && keptOf(asked, targets))}
          >
            {label}
          </Button>
        </>,
      );
    }
    case 'running':
      return frame(
        label,
        <ProgressMeter
          label={t('lists.action.progress', { done: state.settled, of: state.of })}
          value={state.settled}
          of={state.of}
        />,
        <Button autoFocus onPress={stop}>
          {t('lists.action.stop')}
        </Button>,
      );
    case 'told':
      return frame(
        label,
        <Told entity={entity} action={action} words={words} results={state.results} />,
        <ToldActions
          results={state.results}
          undo={undoFor(state.results)}
          onAgain={(targets) => again(targets, state.results)}
          onClose={() => onClose(true)}
        />,
        false,
      );
  }
}

interface ActionFrameProps {
  phase: ActionRun['phase'];
  isOtherSite: boolean;
  title: string;
  actions: ReactNode;
  isAlert: boolean;
  onClose(isDone: boolean): void;
  children: ReactNode;
}

/** The dialog around every phase. While the action runs it stays open. */
function ActionFrame({ phase, isOtherSite, title, actions, isAlert, onClose, children }: ActionFrameProps) {
  return (
    <Dialog
      isOpen
      isAlert={isAlert}
      size={phase === 'told' ? 'md' : 'sm'}
      title={title}
      actions={actions}
      onClose={() => {
        if (phase !== 'running') onClose(phase === 'told');
      }}
    >
      {isOtherSite ? <OtherSite /> : null}
      {children}
    </Dialog>
  );
}

/** Asks about an action: one thing by its name, several by their number. */
function useTitle(entity: ShownEntity, action: Action): (targets: readonly Target[]) => string {
  const { t } = useTranslation();
  const text = useText();
  const counted = useCounting(entity);
  return (targets) => {
    const [one] = targets;
    const isMany = targets.length > 1;
    const words = isMany ? counted('engine.count', targets.length) : one?.isNamed ? one.name : '';
    return actionQuestion(action, { words, isMany }, { t, text });
  };
}

/** What an own question leaves out, as results. */
function keptOf({ targets: meant, whyLeftOut: why }: Asked, targets: readonly Target[]): readonly Result[] {
  if (!meant || why === undefined) return [];
  const done = new Set(meant.map(({ id }) => id));
  return targets.filter(({ id }) => !done.has(id)).map((target) => ({ target, outcome: { state: 'kept', why } }));
}

/** Whether it was to be done and was not. */
const isLeft = ({ outcome }: Result): boolean => outcome.state !== 'done' && outcome.state !== 'kept';
const isDone = ({ outcome }: Result): boolean => outcome.state === 'done';

interface ToldProps {
  entity: ShownEntity;
  action: Action;
  words: ActionDialogProps['words'];
  results: readonly Result[];
}

function Told({ entity, action, words, results }: ToldProps) {
  const { t } = useTranslation();
  const text = useText();
  const left = results.filter(isLeft).length;
  const success = words ? t(words.success) : successOfAction(action, { t, text });
  const failure = words ? t(words.failure) : failureOfAction(action, { t, text });
  return (
    <>
      <Banner status={left === 0 ? 'success' : 'error'} title={left === 0 ? success : failure}>
        {t('lists.action.told', { done: results.filter(isDone).length, of: results.length })}
      </Banner>
      <ActionResults entity={entity} results={results} />
    </>
  );
}

interface ToldActionsProps {
  results: readonly Result[];
  /** The way back for those that are done. */
  undo: ToastAction | undefined;
  onAgain(targets: readonly Target[]): void;
  onClose(): void;
}

function ToldActions({ results, undo, onAgain, onClose }: ToldActionsProps) {
  const { t } = useTranslation();
  const left = results.filter(isLeft).map(({ target }) => target);
  const takeBack = (): void => {
    undo?.onPress();
    onClose();
  };
  return (
    <>
      {undo ? <Button onPress={takeBack}>{undo.label}</Button> : null}
      {left.length > 0 ? (
        <Button onPress={() => onAgain(left)}>{t('lists.action.again', { count: left.length })}</Button>
      ) : null}
      <Button type="filled" autoFocus onPress={onClose}>
        {t('ui.close')}
      </Button>
    </>
  );
}

interface QuestionProps {
  targets: readonly Target[];
  /** Tells how many are left out; undefined where none is. */
  skipped: string | undefined;
  /** What refers to them, where the action tells that. */
  uses: ReactNode;
  children: string;
}

function Question({ targets, skipped, uses, children }: QuestionProps) {
  const { t } = useTranslation();
  const shared = sharedNames(targets);
  const rest = targets.length - NAMED;
  return (
    <>
      <p>{children}</p>
      {targets.length > 1 ? (
        <p>
          {targets
            .slice(0, NAMED)
            .map(({ name, about }) => (shared.has(name) && about ? `${name} (${about})` : name))
            .join(', ')}
          {rest > 0 ? ` ${t('lists.action.andMore', { count: rest })}` : ''}
        </p>
      ) : null}
      {skipped === undefined ? null : <p>{skipped}</p>}
      {uses}
    </>
  );
}
