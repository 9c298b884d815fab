import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../generated/model/index.ts';
import type { ListedEntity } from '../../contract/entity.ts';
import { EditorPage } from '../../engine/editor/editor-page.tsx';
import type { EditorSlots } from '../../engine/editor/editor-slots.ts';
import type { EditorLock } from '../../engine/form/use-locks.ts';
import styles from './article.module.css';
import { ArticleLinks } from './article-links.tsx';
import { FactsCard } from './facts/facts-card.tsx';
import { GamesCard } from './games-card.tsx';
import { HiddenPicturesCard } from './hidden-pictures-card.tsx';
import { useLivePreview } from './live-preview/use-live-preview.tsx';
import { OthersHere } from './others-here.tsx';
import { PlacesCard } from './places-card.tsx';
import { RevisionsCard } from './revisions-card.tsx';
import { ShareCard } from './share/share-card.tsx';

/** The version that is written; older ones are read (specification §4). */
const CURRENT = 'v3';

/** The page that an article is written on: the engine's editor, with its addresses, who else is here, its games and revisions. */
export function ArticlePage({ entity }: { entity: ListedEntity }) {
  const { t } = useTranslation();
  const preview = useLivePreview();
  const slots = useMemo((): EditorSlots => {
    const old: EditorLock = { why: t('messages.cannotEditOldArticles'), key: '', leavesActions: true };
    const gone: EditorLock = { why: t('articles.deleted'), key: '', leavesActions: true };
    return {
      actions: (body) => (
        <>
          {preview.toggle}
          <ArticleLinks article={articleOf(body)} />
        </>
      ),
      above: (body) => <OthersHere id={articleOf(body).id} />,
      checks: (body, edited) => (
        <>
          <FactsCard edited={articleOf(edited)} />
          <HiddenPicturesCard edited={articleOf(edited)} />
          <PlacesCard article={articleOf(body)} />
        </>
      ),
      aside: (body, commands, edited) => (
        <div className={styles.aside}>
          <GamesCard edited={articleOf(edited)} commands={commands} />
          <ShareCard edited={articleOf(edited)} />
          <RevisionsCard article={articleOf(body)} edited={articleOf(edited)} commands={commands} />
        </div>
      ),
      beside: (edited) => preview.beside(articleOf(edited)),
      lock: (body) => {
        const { articleVersion, deleted } = articleOf(body);
        if (deleted) return gone;
        return articleVersion === CURRENT ? undefined : old;
      },
    };
  }, [t, preview]);
  return <EditorPage entity={entity} slots={slots} />;
}

/** What the definition of articles reads is an article. */
const articleOf = (body: object): Article => body as Article;
