import type Form from '@rjsf/core';
import { flushSync } from 'react-dom';
import type { Edited } from '../edit-session/edited-part.ts';
import { afterPaint } from '../loading/after-paint.ts';
import { type Values, valuesOf, withValueAt } from '../values/values.ts';
import type { FormValues } from '../widgets/form-values.ts';

/**
 * A form's view of its session, which alone holds the values: each control reads and writes its path there. rjsf, which
 * walks the schema into sections, fields and rows, is given the values when its rows change, when a save checks them,
 * and while it shows what is wrong; in between it has older ones, which nothing reads.
 */
export class FormStore implements FormValues {
  private readonly session: Edited<object>;
  /** The id that rjsf reports a change of the whole body with: that is its answer to {@link FormStore.update}. */
  private readonly rootId: string;
  private form: Form | null = null;
  private given: object;
  private isOwn = false;
  private isChecking = false;
  private callOff: (() => void) | undefined;

  constructor(session: Edited<object>, rootId: string) {
    this.session = session;
    this.rootId = rootId;
    this.given = session.getValue();
  }

  readonly get = (): Values => valuesOf(this.session.getValue());

  readonly subscribe = (listener: () => void): (() => void) => this.session.subscribe(listener);

  readonly write = (path: string, value: unknown): void => {
    this.edit((body) => withValueAt(body, path, value));
    // What is wrong with it is shown with a later frame than the key.
    if (this.isChecking) this.callOff ??= afterPaint(this.update);
  };

  readonly writeRows = (path: string, rows: readonly unknown[]): void => {
    this.edit((body) => withValueAt(body, path, rows));
    this.update();
  };

  /** Gives rjsf what the session holds: before it adds or removes a row, and before it checks a save. */
  readonly update = (): void => {
    this.callOff?.();
    this.callOff = undefined;
    // Also what it was given before and has not drawn yet.
    if (this.form) flushSync(this.give);
  };

  private readonly give = (): void => {
    const value = this.session.getValue();
    if (this.given === value) return;
    this.given = value;
    this.form?.setFieldValue([], value);
  };

  /** Takes over what rjsf made of the body by adding or removing a row. */
  readonly take = (body: object, fieldId: string | undefined): void => {
    if (fieldId === this.rootId) return;
    this.given = body;
    this.edit(() => body);
  };

  /** The form on screen. Answers what takes it away again. */
  readonly attach = (form: Form | null): (() => void) => {
    this.form = form;
    const unsubscribe = this.session.subscribe(() => {
      // Changed by nobody in this form: undone, brought back, merged, saved, or read again while React draws.
      if (!this.isOwn) this.give();
    });
    return () => {
      unsubscribe();
      this.callOff?.();
      this.callOff = undefined;
      this.form = null;
    };
  };

  /** Whether faults are shown while the user types. */
  readonly check = (isChecking: boolean): void => {
    this.isChecking = isChecking;
  };

  private edit(change: (body: object) => object): void {
    this.isOwn = true;
    try {
      this.session.edit(change);
    } finally {
      this.isOwn = false;
    }
  }
}
