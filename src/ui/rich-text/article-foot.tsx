import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import styles from './article-foot.module.css';
import { textLength } from './text-length.ts';

/** How long the text is, quietly beneath it. */
export function ArticleFoot({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { words, characters, minutes } = useEditorState({
    editor,
    selector: ({ editor: now }) => textLength(now.state.doc),
  });
  return (
    <p className={styles.foot}>
      <span>{t('articleText.length.words', { count: words })}</span>
      <span>{t('articleText.length.characters', { count: characters })}</span>
      <span>{t('articleText.length.minutes', { count: minutes })}</span>
    </p>
  );
}
