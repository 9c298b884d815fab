import { type ComponentType, lazy } from 'react';
import type { WidgetName } from '../../contract/entity.ts';
import { CheckboxWidget } from './checkbox.tsx';
import { CountryWidget } from './country.tsx';
import { EmailWidget } from './email.tsx';
import { HiddenWidget } from './hidden.tsx';
import { MultiRelationWidget } from './multi-relation.tsx';
import { PhoneWidget } from './phone.tsx';
import { RadioWidget } from './radio.tsx';
import { RelationWidget } from './relation.tsx';
import { SelectWidget } from './select.tsx';
import { SwitchWidget } from './switch.tsx';
import { TextWidget } from './text.tsx';
import { TextareaWidget } from './textarea.tsx';
import { WebAddressWidget } from './web-address.tsx';
import type { WidgetProps } from './widget.ts';

/** Heavy widgets come when a form first shows one; a form without dates carries no calendar. */
const DateWidget = lazy(async () => ({ default: (await import('./date.tsx')).DateWidget }));
const DateTimeWidget = lazy(async () => ({ default: (await import('./date-time.tsx')).DateTimeWidget }));
const NumberWidget = lazy(async () => ({ default: (await import('./number.tsx')).NumberWidget }));

/** Every widget that a form definition may name but `rows`, which is the form's own way with lists. A missing one does not compile. */
export const WIDGETS = {
  text: TextWidget,
  textarea: TextareaWidget,
  'web-address': WebAddressWidget,
  email: EmailWidget,
  phone: PhoneWidget,
  number: NumberWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  switch: SwitchWidget,
  date: DateWidget,
  'date-time': DateTimeWidget,
  country: CountryWidget,
  relation: RelationWidget,
  'multi-relation': MultiRelationWidget,
  hidden: HiddenWidget,
} satisfies { [Name in Exclude<WidgetName, 'rows'>]: ComponentType<WidgetProps<Name>> };
