import { useQueries } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Article, Media } from '../../../generated/model/index.ts';
import { documentMedia } from '../../../openapi/formats/article-text.ts';
import { useDebounced } from '../../engine/loading/use-debounced.ts';
import { isOfOtherProvider } from '../../engine/media/media-string.ts';
import { paths } from '../../engine/routing/paths.ts';
import { mediaQuery, pictureOf } from '../../site-preview/use-pictures.ts';
import { Card } from '../../ui/card.tsx';
import { AppLink } from '../../ui/link.tsx';
import styles from './article.module.css';
import { mediaOf } from './live-preview/shown-article.ts';
import notes from './notes.module.css';

/** So long nobody writes before the text is looked through, milliseconds. */
const PAUSE_MS = 1_000;

/** Media of the article that visitors will not see, each with the reason and the way to its page; nothing where there are none. */
export function HiddenPicturesCard({ edited }: { edited: Article }) {
  const { t } = useTranslation();
  const article = useDebounced(edited, PAUSE_MS);
  const hidden = useHidden(article);
  if (hidden.length === 0) return null;
  return (
    <Card title={t('articles.hiddenPictures.label')} description={t('articles.hiddenPictures.text')} layout="plain">
      <ul className={notes.notes}>
        {hidden.map(({ mediaString, media }) => (
          <li key={mediaString}>
            <EyeOff aria-hidden="true" />
            <span>
              {media ? (
                <AppLink
                  href={paths.media.edit({ type: media.type, id: media.id })}
                  target="_blank"
                  className={styles.link}
                >
                  <bdi>{media.name}</bdi>
                </AppLink>
              ) : (
                t('articles.hiddenPictures.unnamed')
              )}
              {' – '}
              {t(`articles.hiddenPictures.${whyHidden(media)}`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The media around and in the text that visitors do not get, once they are read; `media` is undefined for what is gone. */
function useHidden(article: Article): readonly { mediaString: string; media: Media | undefined }[] {
  const all = [...mediaOf(article), ...documentMedia(article.body).map(({ value }) => value)];
  // What another provider keeps is not for the library to say.
  const shown = [...new Set(all)].filter((one) => !isOfOtherProvider(one));
  return useQueries({
    queries: shown.map(mediaQuery),
    combine: (reads) =>
      reads.flatMap(({ data }, place) => {
        const media = data?.items[0];
        return data && !pictureOf(media) ? [{ mediaString: shown[place] ?? '', media }] : [];
      }),
  });
}

function whyHidden(media: Media | undefined): 'gone' | 'private' | 'draft' | 'scheduled' | 'unready' {
  if (!media) return 'gone';
  if (media.isPrivate) return 'private';
  if (media.draft) return 'draft';
  return media.isScheduled ? 'scheduled' : 'unready';
}
