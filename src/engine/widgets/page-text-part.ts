import { preloadable } from '../loading/preloadable.ts';
import { openAreaTexts } from '../text/area-texts.ts';
import type { WidgetProps } from './widget.ts';

/** The code and the words of tables, pictures and the rest, which only forms that offer them need. */
export const PageTextPart = preloadable<WidgetProps<'rich-text'>>(async () => {
  const [{ PageTextWidget }] = await Promise.all([import('./page-text.tsx'), openAreaTexts('page-text')]);
  return PageTextWidget;
});
