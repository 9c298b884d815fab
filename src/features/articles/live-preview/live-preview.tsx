import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../../generated/model/index.ts';
import { useDebounced } from '../../../engine/loading/use-debounced.ts';
import { picturesAddress } from '../../../engine/media/media-string.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { ArticlePage } from '../../../site/article-page.tsx';
import type { SiteFrame } from '../../../site/page-data.ts';
import { SitePage } from '../../../site/site-page.tsx';
import { SitePreview } from '../../../site-preview/site-preview.tsx';
import { usePictures } from '../../../site-preview/use-pictures.ts';
import { useSiteFrame } from '../../../site-preview/use-site-frame.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { asVisitorsSee, gamesOf, mediaOf, picturesIn, shownArticle } from './shown-article.ts';
import { useGames, useRelated } from './use-previewed.ts';

/** So long nobody writes before the page is drawn again, milliseconds: a long text would hold up the next key. */
const PAUSE_MS = 150;

/** Props of {@link LivePreview}. */
export interface LivePreviewProps {
  edited: Article;
  /** Closes it; left out where something around it does. */
  onClose?: (() => void) | undefined;
}

/** The page that readers will get, drawn from what is being written. */
export function LivePreview({ edited, onClose }: LivePreviewProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useSiteFrame();
  const article = useDebounced(edited, PAUSE_MS);
  if (!data) {
    if (!error) return <Skeleton shape="block" />;
    return (
      <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {failureText(t, error)}
      </ErrorState>
    );
  }
  const close = onClose ? (
    <IconButton icon={<X />} size="md" label={t('articles.livePreview.close')} onPress={onClose} />
  ) : null;
  return <Preview frame={data} article={article} actions={close} />;
}

interface PreviewProps {
  frame: Omit<SiteFrame, 'pictures'>;
  article: Article;
  actions: ReactNode;
}

function Preview({ frame, article, actions }: PreviewProps) {
  const { t } = useTranslation();
  const { linked, shown } = gamesOf(article);
  const games = useGames(shown);
  const related = useRelated(article);
  const ofOthers = [frame.crest, ...related.map(({ mainMedia }) => mainMedia)].filter((media) => media !== null);
  const drawn = shownArticle(article, { frame, pictures: picturesAddress(), games });
  const pictures = usePictures([...mediaOf(article), ...picturesIn(drawn.articleBody ?? ''), ...ofOthers]);
  return (
    <SitePreview title={t('articles.livePreview.label')} lang={frame.lang} actions={actions}>
      <SitePage site={{ ...frame, pictures }}>
        <ArticlePage
          article={asVisitorsSee(drawn, pictures)}
          games={linked.flatMap((uuid) => games.get(uuid) ?? [])}
          gamesInText={[...games.values()]}
          related={related}
        />
      </SitePage>
    </SitePreview>
  );
}
