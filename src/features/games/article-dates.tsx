import { useTranslation } from 'react-i18next';
import { useGetArticle } from '../../../generated/api/articles/articles.ts';
import { bodyText, introText } from '../../../openapi/formats/article-text.ts';
import { useSiteFrame } from '../../site-preview/use-site-frame.ts';
import styles from './game-links.module.css';
import { oldDates } from './old-dates.ts';

/** Props of {@link ArticleDates}. */
export interface ArticleDatesProps {
  id: string;
  /** When the game was to start. */
  start: string;
}

/** What an article says of the day or time at which a game was to start; nothing where it says neither, or cannot be read. */
export function ArticleDates({ id, start }: ArticleDatesProps) {
  const { t } = useTranslation();
  const { data: text } = useGetArticle(id, {
    query: {
      select: ({ data: { article } }) =>
        [article.header, introText(article.intro), bodyText(article.articleVersion, article.body)].join('\n'),
    },
  });
  const { data: frame } = useSiteFrame();
  const sentences = text && frame ? oldDates(text, start, frame.timeZone) : [];
  if (sentences.length === 0) return null;
  return (
    <div className={styles.dates}>
      <p>{t('games.links.oldDate')}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <q>{sentence}</q>
          </li>
        ))}
      </ul>
    </div>
  );
}
