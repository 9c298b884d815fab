import { CircleAlert, Lock } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-notes.module.css';

const SharedReason = createContext<string | undefined>(undefined);

/** Given the reason that locks everything inside and that is in sight already: each control still says it to a screen reader, but does not show it again. */
export const SharedReasonProvider = SharedReason.Provider;

/** What stands around a control besides its label. */
export interface Notes {
  /** The ids of those notes that are there, in reading order; for `aria-describedby`. */
  describedBy: string | undefined;
  /** The help text. */
  description: ReactNode;
  /** Why the control is locked, and what is wrong with its value. */
  messages: ReactNode;
}

interface NotesOf {
  /** The control's id. */
  id: string;
  description?: ReactNode;
  why?: string | undefined;
  error?: string | undefined;
}

/** The notes of one control, with the ids that wire them to it: `{id}-description`, `{id}-why`, `{id}-error`. */
export function fieldNotes({ id, description, why, error }: NotesOf): Notes {
  const describedBy = [why && `${id}-why`, error && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(' ');
  return {
    describedBy: describedBy || undefined,
    description: description ? (
      <div id={`${id}-description`} className={styles.description}>
        {description}
      </div>
    ) : null,
    messages: (
      <>
        {why ? <WhyNote id={`${id}-why`} why={why} /> : null}
        {error ? (
          <p id={`${id}-error`} className={classNames(styles.note, styles.error)}>
            <CircleAlert aria-hidden="true" /> {error}
          </p>
        ) : null}
      </>
    ),
  };
}

function WhyNote({ id, why }: { id: string; why: string }) {
  const isShared = useContext(SharedReason) === why;
  if (isShared) {
    return (
      <span id={id} hidden>
        {why}
      </span>
    );
  }
  return (
    <p id={id} className={styles.note}>
      <Lock aria-hidden="true" /> {why}
    </p>
  );
}
