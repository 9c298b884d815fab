import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import styles from './page-foot.module.css';
import { textLength } from './text-length.ts';

/** How long the text is, quietly beneath it. */
export function PageFoot({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { words, characters, minutes } = useEditorState({
    editor,
    selector: ({ editor: now }) => textLength(now.state.doc),
  });
  return (
    <p className={styles.foot}>
      <span>{t('pageText.length.words', { count: words })}</span>
      <span>{t('pageText.length.characters', { count: characters })}</span>
      <span>{t('pageText.length.minutes', { count: minutes })}</span>
    </p>
  );
}
