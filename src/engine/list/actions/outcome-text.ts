import type { TFunction } from 'i18next';
import { ApiError } from '../../../contract/api-error.ts';
import type { Entity } from '../../../contract/entity.ts';
import type { Text } from '../../../contract/text.ts';
import { isRefusedInUse } from '../../entity/action-uses.tsx';
import { FormIndex } from '../../form/form-index.ts';
import { faultMessage } from '../../form/messages.ts';
import { failureText } from '../../text/failure-text.ts';

/** Sentences of a failed action that speak of no form: nothing was typed that could still be there. */
const PLAIN: Readonly<Record<number, string>> = {
  400: 'lists.failure.refused',
  401: 'lists.failure.signedOut',
  412: 'lists.failure.changed',
  422: 'lists.failure.refused',
};

/**
 * Why an action was not done to a thing, in the user's language: the faults that the service found, else what its
 * answer means.
 */
export function refusalText(t: TFunction, text: (text: Text) => string, entity: Entity, error: unknown): string {
  if (!(error instanceof ApiError)) return failureText(t, error);
  if (isRefusedInUse(entity, error)) return t('engine.uses.refused');
  if (error.fields.length > 0) {
    const index = new FormIndex(entity.form);
    return error.fields
      .map((fault) => {
        const place = index.find(fault.path);
        return faultMessage(t, fault, place ? text(place.field.label) : fault.path);
      })
      .join(' ');
  }
  if (error.kind === 'timeout') return t('lists.failure.timeout');
  if (error.kind === 'network') return t('lists.failure.network');
  const key = PLAIN[error.status];
  return key ? t(key) : failureText(t, error);
}
