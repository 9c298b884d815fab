import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article, ArticleInput } from '../../../generated/model/index.ts';
import type { EditorCommands } from '../../engine/editor/editor-slots.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-queue.ts';
import styles from './article.module.css';
import { type PartChange, partChanges, withPart } from './part-changes.ts';
import { WordDifference } from './word-difference.tsx';

/** Props of {@link RevisionParts}. */
export interface RevisionPartsProps {
  then: ArticleInput;
  /** What is in the page now. */
  edited: Article;
  commands: EditorCommands;
}

/** The paragraphs and other parts of the text that were different then, each to be brought back by itself. */
export function RevisionParts({ then, edited, commands }: RevisionPartsProps) {
  const { t } = useTranslation();
  const { body: past = null } = then;
  const parts = useMemo(() => partChanges(edited.body, past), [edited.body, past]);
  const restore = (part: PartChange): void => {
    commands.change((body) => ({ ...body, body: withPart((body as Article).body, part) }));
    toast('info', t('articles.revisions.partRestored'));
  };
  return (
    <section className={styles.parts} aria-label={t('articles.revisions.parts')}>
      <h3 className={styles.partsTitle}>{t('articles.revisions.parts')}</h3>
      {parts.map((part) => {
        const words = part.thenWords || part.nowWords || t('articles.revisions.wordless');
        return (
          <div key={`${part.start} ${part.end} ${words}`} className={styles.part}>
            {part.nowWords || part.thenWords ? (
              <WordDifference now={part.nowWords} then={part.thenWords} />
            ) : (
              <p className={styles.quiet}>{t('articles.revisions.wordless')}</p>
            )}
            <Button size="md" label={t('articles.revisions.restoreNamed', { words })} onPress={() => restore(part)}>
              {t('articles.revisions.restorePart')}
            </Button>
          </div>
        );
      })}
    </section>
  );
}
