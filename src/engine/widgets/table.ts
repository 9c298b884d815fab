import { type ComponentType, lazy } from 'react';
import type { WidgetName } from '../../contract/entity.ts';
import { insistently } from '../insistently.ts';
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
const heavy = <Props>(fetch: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await insistently(fetch) }));
const DateWidget = heavy(async () => (await import('./date.tsx')).DateWidget);
const DateTimeWidget = heavy(async () => (await import('./date-time.tsx')).DateTimeWidget);
const BirthDateWidget = heavy(async () => (await import('./birth-date.tsx')).BirthDateWidget);
const ColourWidget = heavy(async () => (await import('./colour.tsx')).ColourWidget);
const CodeWidget = heavy(async () => (await import('./code.tsx')).CodeWidget);
const ButtonPreviewWidget = heavy(async () => (await import('./button-preview.tsx')).ButtonPreviewWidget);
const LanguageWidget = heavy(async () => (await import('./language.tsx')).LanguageWidget);
const NamesWidget = heavy(async () => (await import('./names.tsx')).NamesWidget);
const ExternalIdsWidget = heavy(async () => (await import('./external-ids.tsx')).ExternalIdsWidget);
const ContactsWidget = heavy(async () => (await import('./contacts.tsx')).ContactsWidget);
const AccountsWidget = heavy(async () => (await import('./accounts.tsx')).AccountsWidget);
const OrderedListWidget = heavy(async () => (await import('./ordered-list.tsx')).OrderedListWidget);
const MediaChoiceWidget = heavy(async () => (await import('./media-choice.tsx')).MediaChoiceWidget);
const PortraitsWidget = heavy(async () => (await import('./portraits.tsx')).PortraitsWidget);
const RichTextWidget = heavy(async () => (await import('./rich-text.tsx')).RichTextWidget);
const RelatedWidget = heavy(async () => (await import('./related.tsx')).RelatedWidget);
const TagPickerWidget = heavy(async () => (await import('./tag-picker.tsx')).TagPickerWidget);
const FocalPointWidget = heavy(async () => (await import('./focal-point.tsx')).FocalPointWidget);
const FrameWidget = heavy(async () => (await import('./frame.tsx')).FrameWidget);
const TagsWidget = heavy(async () => (await import('./tags.tsx')).TagsWidget);

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
