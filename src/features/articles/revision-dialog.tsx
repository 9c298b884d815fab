import { useTranslation } from 'react-i18next';
import { useGetArticleRevision } from '../../../generated/api/articles/articles.ts';
import type { Article, ArticleInput } from '../../../generated/model/index.ts';
import { bodyText, introText } from '../../../openapi/formats/article-text.ts';
import type { EditorCommands } from '../../engine/editor/editor-slots.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { isEqual } from '../../engine/values/values.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-queue.ts';
import styles from './article.module.css';
import { partChanges } from './part-changes.ts';
import { RevisionParts, type RevisionPartsProps } from './revision-parts.tsx';
import { WordDifference } from './word-difference.tsx';

/** Props of {@link RevisionDialog}. */
export interface RevisionDialogProps {
  id: string;
  revision: number;
  /** What is in the page now. */
  edited: Article;
  commands: EditorCommands;
  onClose(): void;
}

/** What an article said once, word by word against what is in the page now; it can be brought back as a change. */
export function RevisionDialog({ id, revision, edited, commands, onClose }: RevisionDialogProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetArticleRevision(id, revision);
  const restore = ({ article }: { article: ArticleInput }): void => {
    commands.change((body) => ({ ...body, ...contentOf(article) }));
    toast('info', t('articles.revisions.restored'));
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('articles.revisions.title', { revision })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.close')}</Button>
          {data && isInPage(data.article, edited) ? null : (
            <Button type="filled" isPending={!data && !error} onPress={() => data && restore(data)}>
              {t('articles.revisions.restore')}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Compared then={data.article} edited={edited} commands={commands} />
      ) : error ? (
        <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(t, error)}
        </ErrorState>
      ) : (
        <Skeleton shape="block" />
      )}
    </Dialog>
  );
}

/** What is brought back of a version: all of it but whether it was published. */
function contentOf({
  published: _,
  publishedAt: __,
  ...content
}: ArticleInput): Omit<ArticleInput, 'published' | 'publishedAt'> {
  return content;
}

/** Whether all that would be brought back is in the page already. */
function isInPage(then: ArticleInput, edited: Article): boolean {
  const { body: _, ...others } = contentOf(then);
  const now = new Map<string, unknown>(Object.entries(edited));
  const isSame = Object.entries(others).every(([name, value]) => isEqual(value ?? '', now.get(name) ?? ''));
  return isSame && !textChanges(then, edited).isChanged;
}

/** Headline and intro as one text, the body part by part; all of it as one where it is no document. */
function textChanges(then: ArticleInput, edited: Article) {
  const isOld = typeof then.body === 'string';
  const [now, before] = isOld ? [wordsOf(edited), wordsOf(then)] : [headOf(edited), headOf(then)];
  const hasParts = !isOld && partChanges(edited.body, then.body ?? null).length > 0;
  return { now, before, hasParts, isChanged: now !== before || hasParts };
}

/** What was written otherwise then. */
function Compared({ then, edited, commands }: RevisionPartsProps) {
  const { t } = useTranslation();
  const { now, before, hasParts, isChanged } = textChanges(then, edited);
  if (!isChanged) return <p>{t('articles.revisions.same')}</p>;
  return (
    <div className={styles.aside}>
      <p className={styles.quiet}>{t('articles.revisions.now')}</p>
      {now === before ? null : <WordDifference now={now} then={before} />}
      {hasParts ? <RevisionParts then={then} edited={edited} commands={commands} /> : null}
    </div>
  );
}

/** Headline and intro as plain text, each a paragraph. */
function headOf({ header, intro = null }: ArticleInput): string {
  return [header, introText(intro)].filter((text) => text !== '').join('\n\n');
}

/** Headline, intro and body as plain text, a paragraph a line. */
function wordsOf(article: ArticleInput): string {
  const { articleVersion, body = null } = article;
  return [headOf(article), bodyText(articleVersion, body)].filter((text) => text !== '').join('\n\n');
}
