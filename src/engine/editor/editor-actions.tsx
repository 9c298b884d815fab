import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../contract/entity.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { fitsAction } from '../actions.ts';
import { useText } from '../text.ts';
import type { Acting } from './use-acting.ts';

/** Props of {@link EditorActions}. */
export interface EditorActionsProps {
  entity: Entity;
  base: object;
  acting: Acting;
  /** Why nothing can be done here. */
  why: string | undefined;
  isDirty(): boolean;
}

/** What can be done to what is edited, each asked about first. */
export function EditorActions({ entity, base, acting, why, isDirty }: EditorActionsProps) {
  const { t } = useTranslation();
  const text = useText();
  const [asked, setAsked] = useState<Action>();
  const confirm = async (action: Action): Promise<void> => {
    await acting.run(action);
    setAsked(undefined);
  };
  return (
    <>
      {entity.actions
        .filter((action) => fitsAction(action, base))
        .map((action) => (
          <Button
            key={action.name}
            why={why}
            onPress={() => {
              if (!acting.refuses()) setAsked(action);
            }}
          >
            {text(action.label)}
          </Button>
        ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && void confirm(asked)}
        title={asked ? t('engine.action.title', { action: text(asked.label) }) : ''}
        confirm={asked ? text(asked.label) : ''}
        isPending={acting.isRunning}
      >
        {asked ? <p>{text(asked.text)}</p> : null}
        {asked && isDirty() ? (
          <p>{t(asked.remove ? 'engine.action.losesChanges' : 'engine.action.keepsChanges')}</p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
