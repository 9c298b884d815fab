import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetArticleRevision } from '../../../generated/api/articles/articles.ts';
import type { Article, ArticleInput } from '../../../generated/model/index.ts';
import { bodyText, introText } from '../../../openapi/formats/article-text.ts';
import type { EditorCommands } from '../../engine/editor/editor-slots.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-queue.ts';
import styles from './article.module.css';

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
    const { published: _, publishedAt: __, ...words } = article;
    commands.change((body) => ({ ...body, ...words }));
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
          <Button type="filled" isPending={!data && !error} onPress={() => data && restore(data)}>
            {t('articles.revisions.restore')}
          </Button>
        </>
      }
    >
      {data ? (
        <Difference now={wordsOf(edited)} then={wordsOf(data.article)} />
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

function Difference({ now, then }: { now: string; then: string }) {
  const { t } = useTranslation();
  const parts = useMemo(() => diffWordsWithSpace(now, then), [now, then]);
  if (now === then) return <p>{t('articles.revisions.same')}</p>;
  return (
    <>
      <p className={styles.quiet}>{t('articles.revisions.now')}</p>
      <div className={styles.difference}>
        {parts.map(({ value, added, removed }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          if (added) return <ins key={index}>{value}</ins>;
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          if (removed) return <del key={index}>{value}</del>;
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          return <span key={index}>{value}</span>;
        })}
      </div>
    </>
  );
}

/** Headline, intro and body as plain text, a paragraph a line. */
function wordsOf({ articleVersion, header, intro = null, body = null }: ArticleInput): string {
  return [header, introText(intro), bodyText(articleVersion, body)].filter((text) => text !== '').join('\n\n');
}
