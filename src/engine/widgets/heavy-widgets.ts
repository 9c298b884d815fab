import { heavy } from '../loading/preloadable.ts';

/** The widgets whose code comes when a form first shows one. */
export const HEAVY_WIDGETS = {
  date: heavy(async () => (await import('./date.tsx')).DateWidget),
  'date-time': heavy(async () => (await import('./date-time.tsx')).DateTimeWidget),
  'birth-date': heavy(async () => (await import('./birth-date.tsx')).BirthDateWidget),
  colour: heavy(async () => (await import('./colour.tsx')).ColourWidget),
  code: heavy(async () => (await import('./code.tsx')).CodeWidget),
  'button-preview': heavy(async () => (await import('./button-preview.tsx')).ButtonPreviewWidget),
  language: heavy(async () => (await import('./language.tsx')).LanguageWidget),
  names: heavy(async () => (await import('./names.tsx')).NamesWidget),
  'external-ids': heavy(async () => (await import('./external-ids.tsx')).ExternalIdsWidget),
  contacts: heavy(async () => (await import('./contacts.tsx')).ContactsWidget),
  accounts: heavy(async () => (await import('./accounts.tsx')).AccountsWidget),
  'ordered-list': heavy(async () => (await import('./ordered-list.tsx')).OrderedListWidget),
  media: heavy(async () => (await import('./media-choice.tsx')).MediaChoiceWidget),
  portraits: heavy(async () => (await import('./portraits.tsx')).PortraitsWidget),
  'rich-text': heavy(async () => (await import('./rich-text.tsx')).RichTextWidget),
  related: heavy(async () => (await import('./related.tsx')).RelatedWidget),
  'tag-picker': heavy(async () => (await import('./tag-picker.tsx')).TagPickerWidget),
  'focal-point': heavy(async () => (await import('./focal-point.tsx')).FocalPointWidget),
  frame: heavy(async () => (await import('./frame.tsx')).FrameWidget),
  tags: heavy(async () => (await import('./tags.tsx')).TagsWidget),
};
