import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { discardUnsavedWork, hasUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { useOfflineRefusal } from '../auth/offline-refusal.ts';
import { hasKeptWork } from '../forget-work.ts';
import { useWorkspace } from '../sites/workspace-context.ts';

/** A site to go to. */
export interface Destination {
  instanceId: string;
  name: string;
}

/** A way out of the page on screen: to another site, or out of the console. */
export type Leave = { to: 'site'; site: Destination } | { to: 'signOut' };

/** A way that waits for an answer, and whether it takes away what the browser keeps. */
type Question = Leave & { takesKept: boolean };

/** What leads out of the page; see {@link useLeave}. */
export interface WaysOut {
  switchSite(site: Destination): Promise<void>;
  signOut(): Promise<void>;
}

/**
 * Asks before a way out that would lose unsaved work, or what the browser keeps of it, and takes it at once otherwise. `question` is the way that waits for an answer.
 */
export function useLeave({ switchSite, signOut }: WaysOut) {
  const [question, setQuestion] = useState<Question>();
  const take = (leave: Leave) => void (leave.to === 'site' ? switchSite(leave.site) : signOut());
  const { user } = useActiveSite();
  const isOffline = useOfflineRefusal();
  const refuses = (leave: Leave): boolean => leave.to === 'signOut' && isOffline();
  const check = async (leave: Leave) => {
    if (refuses(leave)) return;
    const takesKept = leave.to === 'signOut' && (await hasKeptWork(user));
    if (hasUnsavedWork() || takesKept) setQuestion({ ...leave, takesKept });
    else take(leave);
  };
  const ask = (leave: Leave) => void check(leave);
  const answer = (isYes: boolean) => {
    setQuestion(undefined);
    if (!isYes || !question || refuses(question)) return;
    discardUnsavedWork();
    take(question);
  };
  return { question, ask, answer };
}

/** Props of {@link UnsavedQuestion}. */
export interface UnsavedQuestionProps {
  question: Question | undefined;
  onAnswer: (isYes: boolean) => void;
}

/** Names the site whose changes would be lost, and where one would go. */
export function UnsavedQuestion({ question, onAnswer }: UnsavedQuestionProps) {
  const { t } = useTranslation();
  const { site } = useWorkspace();
  const key = question?.to === 'signOut' ? 'shell.signOutUnsaved' : 'shell.switchUnsaved';
  const destination = question?.to === 'site' ? question.site.name : '';
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
      title={t(`${key}.title`, { site: destination })}
      confirm={t(`${key}.confirm`)}
      cancel={t('shell.stay')}
    >
      {hasUnsavedWork() ? <p>{t(`${key}.text`, { current: site.displayName })}</p> : null}
      {question?.takesKept ? <p>{t('shell.signOutUnsaved.kept')}</p> : null}
    </ConfirmDialog>
  );
}
