import { EllipsisVertical } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../contract/entity.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { actionQuestion } from '../entity/action-question.ts';
import { useActionUses } from '../entity/action-uses.tsx';
import { shownActions } from '../entity/actions.ts';
import { useRowNames } from '../entity/row-name.ts';
import { undoOf } from '../entity/undo-action.ts';
import { useActionRefusal } from '../entity/use-action-refusal.ts';
import { optionalPart } from '../loading/optional-part.tsx';
import { useText, withinSentence } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import type { RecordActions } from './use-record-actions.ts';

// Few things have so many actions: the menu comes when it is opened.
const Menu = optionalPart(
  async () => (await import('../../ui/menu.tsx')).Menu,
  ({ onClose }) => onClose(),
);

/** Props of {@link EditorActions}. */
export interface EditorActionsProps {
  entity: Entity;
  base: object;
  acting: RecordActions;
  /** Why nothing can be done here. */
  why: string | undefined;
  isDirty(): boolean;
}

/** From so many actions on they stand in a menu. */
const MANY = 3;
/** The same where the header is no wider than a phone. */
const MANY_IF_NARROW = 2;

const isDangerous = ({ tone }: Action): boolean => tone === 'danger';

/** What is next for anyone who writes goes with saving; for anyone who finds a deleted thing it is what brings it back. */
const isNextStep = ({ saves, remove, when }: Action): boolean =>
  saves === true || (when?.deleted === true && remove !== true);

/**
 * What can be done to what is edited: buttons, or one menu where they would crowd the header. What cannot be taken back is asked about first.
 */
export function EditorActions({ entity, base, acting, why, isDirty }: EditorActionsProps) {
  const { t } = useTranslation();
  const text = useText();
  const name = useRowNames()(base, entity.title);
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const { asked, ask: setAsked } = acting;
  const [isAgain, setAgain] = useState(false);
  const things = useMemo(() => [{ id: textAt(base, entity.id), name }], [base, entity, name]);
  const uses = useActionUses(entity, asked, things, isAgain);
  const close = (): void => {
    setAgain(false);
    setAsked(undefined);
  };
  const settle = (isDone: boolean): void => {
    if (isDone) close();
    else {
      setAgain(true);
      uses.lookAgain();
    }
  };
  /** Whether it is asked about whatever refers to the thing: it cannot be taken back, or loses what was typed. */
  const isQuestion = (action: Action): boolean =>
    undoOf(entity, action) === undefined || (action.remove === true && isDirty());
  const ask = (action: Action): void => {
    if (acting.refuses()) return;
    if (isQuestion(action) || action.uses) setAsked(action);
    else if (acting.isFree()) void acting.run(action, false);
  };
  // What can be taken back, and nothing refers to, is done at once.
  const isAtOnce = asked !== undefined && !isQuestion(asked) && !isAgain;
  useEffect(() => {
    if (isAtOnce && uses.isNone && acting.isFree()) void acting.run(asked, false).then(settle);
  });
  const isSaving = (action: Action): boolean => action.saves === true && isDirty();
  const saveAnd = (action: Action): string =>
    t('engine.action.saveAnd', { action: withinSentence(text(action.label)) });
  const shown = shownActions(entity.actions, base);
  const isMenu = shown.length >= (isNarrow ? MANY_IF_NARROW : MANY);
  const inMenu = isMenu ? shown.filter((action) => !isNextStep(action)) : [];
  const outside = isMenu ? shown.filter(isNextStep) : shown;
  const whyUnfit = useActionRefusal();
  const whyNot = (action: Action): string | undefined => why ?? whyUnfit(action, base);
  return (
    <>
      {isMenu ? <ActionMenu actions={inMenu} whyNot={whyNot} onChoose={ask} /> : null}
      {outside.map((action) => (
        <Button
          key={action.name}
          mark={`action.${action.name}`}
          type={action.saves || isMenu ? 'filled' : 'white'}
          isDangerous={isDangerous(action)}
          why={whyNot(action)}
          onPress={() => ask(action)}
        >
          {text(action.label)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined && !(isAtOnce && (uses.isReading || uses.isNone))}
        onClose={close}
        onConfirm={() => asked && acting.isFree() && void acting.run(asked, uses.evenInUse.size > 0).then(settle)}
        title={asked ? actionQuestion(asked, { words: name, isMany: false }, { t, text }) : ''}
        confirm={asked ? (isSaving(asked) ? saveAnd(asked) : text(asked.label)) : ''}
        isPending={acting.isRunning || uses.isReading}
        why={uses.isReading ? undefined : uses.why}
        isDangerous={asked && isDangerous(asked)}
      >
        {asked ? <p>{text(asked.text)}</p> : null}
        {uses.content}
        {asked && isDirty() ? <p>{t(fateOfChanges(asked))}</p> : null}
      </ConfirmDialog>
    </>
  );
}

/** The key of the words for what becomes of unsaved changes. */
function fateOfChanges({ remove, saves }: Action): string {
  if (saves) return 'engine.action.savesChanges';
  return remove ? 'engine.action.losesChanges' : 'engine.action.keepsChanges';
}

interface ActionMenuProps {
  actions: readonly Action[];
  whyNot(action: Action): string | undefined;
  onChoose(action: Action): void;
}

function ActionMenu({ actions, whyNot, onChoose }: ActionMenuProps) {
  const { t } = useTranslation();
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const entries = actions.map((action) => ({
    id: `action.${action.name}`,
    label: text(action.label),
    why: whyNot(action),
    isDangerous: isDangerous(action),
    onAction: () => onChoose(action),
  }));
  return (
    <>
      <Button ref={button} icon={<EllipsisVertical />} onPress={() => setAnchor(button.current ?? undefined)}>
        {t('engine.action.all')}
      </Button>
      {anchor ? (
        <Menu label={t('engine.action.all')} anchor={anchor} entries={entries} onClose={() => setAnchor(undefined)} />
      ) : null}
    </>
  );
}
