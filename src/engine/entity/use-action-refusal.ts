import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../contract/entity.ts';
import { useText } from '../text/use-text.ts';
import { valueAt } from '../values/values.ts';
import { fitsAction } from './actions.ts';

/**
 * Reads why an action cannot be done to a row or a body as it is; undefined where it can. Of what is deleted, that
 * stands in the way before anything else: the definition's reason (`otherwise`) would tell of a property that may be as
 * it should.
 */
export function useActionRefusal(): (action: Action, body: object) => string | undefined {
  const { t } = useTranslation();
  const text = useText();
  return useCallback(
    (action, body) => {
      if (fitsAction(action, body)) return undefined;
      if (action.when?.deleted === false && valueAt(body, 'deleted') === true) return t('faults.deleted');
      return action.otherwise && text(action.otherwise);
    },
    [t, text],
  );
}
