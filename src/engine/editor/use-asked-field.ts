import { useEffect } from 'react';
import { focusOnceDrawn } from '../form/focus-control.ts';

/** The parameter of an editor's address that names what the user came to fill in. */
const ASKED_FIELD = 'field';

/** Takes the focus to the field that the address names, once the form is drawn. */
export function useAskedField(formId: string, query: URLSearchParams): void {
  const field = query.get(ASKED_FIELD);
  useEffect(() => {
    if (field !== null) focusOnceDrawn(formId, `field.${field}`);
  }, [formId, field]);
}
