import { preloadable } from '../loading/preloadable.ts';
import { openAreaTexts } from '../text/area-texts.ts';

/** The widgets whose code comes when a form first shows one. */
export const HEAVY_WIDGETS = {
  date: preloadable(async () => (await import('./date.tsx')).DateWidget),
  'date-time': preloadable(async () => (await import('./date-time.tsx')).DateTimeWidget),
  'birth-date': preloadable(async () => (await import('./birth-date.tsx')).BirthDateWidget),
  colour: preloadable(async () => (await import('./colour.tsx')).ColourWidget),
  code: preloadable(async () => (await import('./code.tsx')).CodeWidget),
  'button-preview': preloadable(async () => (await import('./button-preview.tsx')).ButtonPreviewWidget),
  language: preloadable(async () => (await import('./language.tsx')).LanguageWidget),
  names: preloadable(async () => (await import('./names.tsx')).NamesWidget),
  'external-ids': preloadable(async () => (await import('./external-ids.tsx')).ExternalIdsWidget),
  contacts: preloadable(async () => (await import('./contacts.tsx')).ContactsWidget),
  accounts: preloadable(async () => (await import('./accounts.tsx')).AccountsWidget),
  'ordered-list': preloadable(async () => (await import('./ordered-list.tsx')).OrderedListWidget),
  'logo-strip': preloadable(async () => {
    const [{ LogoStripWidget }] = await Promise.all([import('./logo-strip.tsx'), openAreaTexts('logo-strip')]);
    return LogoStripWidget;
  }),
  media: preloadable(async () => (await import('./media-choice.tsx')).MediaChoiceWidget),
  portraits: preloadable(async () => (await import('./portraits.tsx')).PortraitsWidget),
  'rich-text': preloadable(async () => (await import('./rich-text.tsx')).RichTextWidget),
  related: preloadable(async () => (await import('./related.tsx')).RelatedWidget),
  'tag-picker': preloadable(async () => (await import('./tag-picker.tsx')).TagPickerWidget),
  'focal-point': preloadable(async () => (await import('./focal-point.tsx')).FocalPointWidget),
  frame: preloadable(async () => (await import('./frame.tsx')).FrameWidget),
  tags: preloadable(async () => (await import('./tags.tsx')).TagsWidget),
};
