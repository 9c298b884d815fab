import { type ComponentType, lazy } from 'react';
import type { WidgetName } from '../../contract/entity.ts';
import { CheckboxWidget } from './checkbox.tsx';
import { CountryWidget } from './country.tsx';
import { EmailWidget } from './email.tsx';
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

/** Heavy widgets come when a form first shows one; a form without dates carries no calendar. */
const DateWidget = lazy(async () => ({ default: (await import('./date.tsx')).DateWidget }));
const DateTimeWidget = lazy(async () => ({ default: (await import('./date-time.tsx')).DateTimeWidget }));
const BirthDateWidget = lazy(async () => ({ default: (await import('./birth-date.tsx')).BirthDateWidget }));
const ColourWidget = lazy(async () => ({ default: (await import('./colour.tsx')).ColourWidget }));
const CodeWidget = lazy(async () => ({ default: (await import('./code.tsx')).CodeWidget }));
const ButtonPreviewWidget = lazy(async () => ({ default: (await import('./button-preview.tsx')).ButtonPreviewWidget }));
const LanguageWidget = lazy(async () => ({ default: (await import('./language.tsx')).LanguageWidget }));
const NamesWidget = lazy(async () => ({ default: (await import('./names.tsx')).NamesWidget }));
const ExternalIdsWidget = lazy(async () => ({ default: (await import('./external-ids.tsx')).ExternalIdsWidget }));
const ContactsWidget = lazy(async () => ({ default: (await import('./contacts.tsx')).ContactsWidget }));
const AccountsWidget = lazy(async () => ({ default: (await import('./accounts.tsx')).AccountsWidget }));
const OrderedListWidget = lazy(async () => ({ default: (await import('./ordered-list.tsx')).OrderedListWidget }));
const MediaChoiceWidget = lazy(async () => ({ default: (await import('./media-choice.tsx')).MediaChoiceWidget }));
const PortraitsWidget = lazy(async () => ({ default: (await import('./portraits.tsx')).PortraitsWidget }));
const RichTextWidget = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichTextWidget }));
const RelatedWidget = lazy(async () => ({ default: (await import('./related.tsx')).RelatedWidget }));
const TagPickerWidget = lazy(async () => ({ default: (await import('./tag-picker.tsx')).TagPickerWidget }));
const FocalPointWidget = lazy(async () => ({ default: (await import('./focal-point.tsx')).FocalPointWidget }));
const FrameWidget = lazy(async () => ({ default: (await import('./frame.tsx')).FrameWidget }));
const TagsWidget = lazy(async () => ({ default: (await import('./tags.tsx')).TagsWidget }));

/** Every widget that a form definition may name but `rows`, which is the form's own way with lists. A missing one does not compile. */
export const WIDGETS = {
  text: TextWidget,
  textarea: TextareaWidget,
  code: CodeWidget,
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
  'birth-date': BirthDateWidget,
  country: CountryWidget,
  language: LanguageWidget,
  colour: ColourWidget,
  'button-preview': ButtonPreviewWidget,
  'focal-point': FocalPointWidget,
  frame: FrameWidget,
  tags: TagsWidget,
  'tag-picker': TagPickerWidget,
  relation: RelationWidget,
  'multi-relation': MultiRelationWidget,
  related: RelatedWidget,
  names: NamesWidget,
  'external-ids': ExternalIdsWidget,
  contacts: ContactsWidget,
  accounts: AccountsWidget,
  'ordered-list': OrderedListWidget,
  media: MediaChoiceWidget,
  portraits: PortraitsWidget,
  'rich-text': RichTextWidget,
  'read-only': ReadOnlyWidget,
  hidden: HiddenWidget,
} satisfies { [Name in Exclude<WidgetName, 'rows'>]: ComponentType<WidgetProps<Name>> };
