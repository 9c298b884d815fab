import type { ComponentType } from 'react';
import type { WidgetName } from '../../contract/entity.ts';
import { CheckboxWidget } from './checkbox.tsx';
import { CheckboxesWidget } from './checkboxes.tsx';
import { CountryWidget } from './country.tsx';
import { EmailWidget } from './email.tsx';
import { HEAVY_WIDGETS } from './heavy-widgets.ts';
import { HiddenWidget } from './hidden.tsx';
import { MultiRelationWidget } from './multi-relation.tsx';
import { NumberWidget } from './number.tsx';
import { PhoneWidget } from './phone.tsx';
import { RadioWidget } from './radio.tsx';
import { ReadOnlyWidget } from './read-only.tsx';
import { RelationWidget } from './relation.tsx';
import { SelectWidget } from './select.tsx';
import { SwitchWidget } from './switch.tsx';
import { TextWidget } from './text.tsx';
import { TextareaWidget } from './textarea.tsx';
import { WebAddressWidget } from './web-address.tsx';
import type { WidgetProps } from './widget.ts';

/**
 * Every widget that a form definition may name but `rows`, which is the form's own way with lists. A missing one does
 * not compile.
 */
export const WIDGETS = {
  ...HEAVY_WIDGETS,
  text: TextWidget,
  textarea: TextareaWidget,
  'web-address': WebAddressWidget,
  email: EmailWidget,
  phone: PhoneWidget,
  number: NumberWidget,
  select: SelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  switch: SwitchWidget,
  country: CountryWidget,
  relation: RelationWidget,
  'multi-relation': MultiRelationWidget,
  'read-only': ReadOnlyWidget,
  hidden: HiddenWidget,
} satisfies { [Name in Exclude<WidgetName, 'rows'>]: ComponentType<WidgetProps<Name>> };
