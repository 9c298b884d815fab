import type { OfferedField } from '../protocol.ts';
import { PlainValue } from './plain-value.tsx';

/** What a new one starts from in one property, where that is a plain value. */
export function StartValue({ offered }: { offered: OfferedField }) {
  return (
    <PlainValue
      label="A new one starts with"
      place={['form', 'initial', offered.path]}
      offered={offered}
      isOptional
      empty="empty, to be chosen"
    />
  );
}
