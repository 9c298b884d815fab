import type { EditorProps } from '@tiptap/pm/view';
import type { TFunction } from 'i18next';
import { cleanPastedHtml } from '../rich-text-paste.ts';
import { toast } from '../toast-queue.ts';
import type { PagePart } from './page-host.ts';
import { articlePaste, pastedEmbed } from './page-paste.ts';

/** Cleans what is pasted, and says which pictures could not come along. */
export function cleaning(parts: readonly PagePart[], t: TFunction): (html: string) => string {
  return (html) => {
    const told = { lostPictures: 0 };
    const cleaned = cleanPastedHtml(html, true, articlePaste(parts, told));
    if (told.lostPictures > 0) toast('warning', t('pageText.upload.lost', { count: told.lostPictures }));
    return cleaned;
  };
}

/** An address of a video or post that is pasted where nothing stands becomes that video or post. */
export function pasteAddress(parts: readonly PagePart[]): NonNullable<EditorProps['handlePaste']> {
  return (view, event) => {
    const { selection, schema, tr } = view.state;
    const isEmptyPlace = selection.$from.parent.type.name === 'paragraph' && selection.$from.parent.content.size === 0;
    const found =
      parts.includes('embed') && isEmptyPlace && pastedEmbed(event.clipboardData?.getData('text/plain') ?? '');
    if (!found) return false;
    const node = schema.nodeFromJSON({ type: 'embed', attrs: { ...found, title: null, thumbnail: null } });
    view.dispatch(tr.replaceRangeWith(selection.$from.before(), selection.$from.before(), node).scrollIntoView());
    return true;
  };
}
