import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListArticleRevisions } from '../../../generated/api/articles/articles.ts';
import type { Article, ArticleRevision } from '../../../generated/model/index.ts';
import type { EditorCommands } from '../../engine/editor/editor-slots.ts';
import { optionalPart } from '../../engine/loading/optional-part.tsx';
import { formatDateTime } from '../../engine/values/date-time.ts';
import { Button } from '../../ui/button.tsx';
import styles from './article.module.css';
import { ReadCard } from './read-card.tsx';

const RevisionDialog = optionalPart(
  async () => (await import('./revision-dialog.tsx')).RevisionDialog,
  ({ onClose }) => onClose(),
);

/** So many are listed before the others are asked for. */
const FIRST = 5;

/** Props of {@link RevisionsCard}. */
export interface RevisionsCardProps {
  article: Article;
  edited: Article;
  commands: EditorCommands;
}

/** What was saved of the article, the newest first; each is compared with what is in the page now. */
export function RevisionsCard({ article, edited, commands }: RevisionsCardProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number>();
  const [isWhole, setWhole] = useState(false);
  const read = useListArticleRevisions(article.id);
  return (
    <ReadCard title={t('articles.revisions.label')} read={read} none={t('articles.revisions.none')}>
      {(revisions) => (
        <>
          <ul className={styles.list}>
            {(isWhole ? revisions : revisions.slice(0, FIRST)).map((revision) => (
              <RevisionRow key={revision.revision} revision={revision} onOpen={() => setOpened(revision.revision)} />
            ))}
          </ul>
          {revisions.length > FIRST && !isWhole ? (
            <Button size="md" type="regular-no-border" onPress={() => setWhole(true)}>
              {t('articles.revisions.all', { count: revisions.length })}
            </Button>
          ) : null}
          {opened === undefined ? null : (
            <RevisionDialog
              id={article.id}
              revision={opened}
              edited={edited}
              commands={commands}
              onClose={() => setOpened(undefined)}
            />
          )}
        </>
      )}
    </ReadCard>
  );
}

function RevisionRow({ revision, onOpen }: { revision: ArticleRevision; onOpen(): void }) {
  const { t } = useTranslation();
  const { revision: number, at, by, reason, wordCount } = revision;
  return (
    <li className={styles.row}>
      <span className={styles.game}>
        <span>{t(`articles.revisions.reasons.${reason}`)}</span>
        <small>
          {formatDateTime(at)}
          {by ? ` · ${by}` : ''} · {t('articles.revisions.words', { count: wordCount })}
        </small>
      </span>
      <Button
        size="md"
        label={`${t('articles.revisions.open')}: ${t('articles.revisions.title', { revision: number })}`}
        onPress={onOpen}
      >
        {t('articles.revisions.open')}
      </Button>
    </li>
  );
}
