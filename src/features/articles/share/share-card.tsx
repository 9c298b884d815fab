import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Article } from '../../../../generated/model/index.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import { pictureAddress } from '../../../engine/media/media-string.ts';
import { useShownPicture } from '../../../engine/media/use-shown-picture.ts';
import { Card } from '../../../ui/card.tsx';
import { cutText } from './cut-text.ts';
import styles from './share-card.module.css';
import { placeOf, sharedArticle } from './shared-article.ts';

/** How many letters are shown of what: the usual ones of search engines, social networks and notifications. */
const LETTERS = { search: { title: 60, description: 155 }, social: { title: 110, description: 90 } } as const;
/** The picture of a card is nearly twice as wide as high. */
const PICTURE = { width: 640, height: 336 } as const;

/** The article as search engines and social networks show it, cut where they cut it. */
export function ShareCard({ edited }: { edited: Article }) {
  const { t } = useTranslation();
  const { name } = useActiveSite();
  const { title, description, picture, isHidden } = sharedArticle(edited);
  const source = pictureAddress(useShownPicture(picture ?? ''), PICTURE);
  return (
    <Card title={t('articles.share.label')} layout="plain">
      <p className={styles.where}>{t('articles.share.search')}</p>
      {isHidden ? (
        <p className={styles.none}>{t('articles.share.hidden')}</p>
      ) : (
        <div className={styles.search}>
          <small>{placeOf(edited, location.origin) ?? name}</small>
          <b>{cutText([title, name].filter(Boolean).join(' – '), LETTERS.search.title)}</b>
          <span>{cutText(description, LETTERS.search.description)}</span>
        </div>
      )}
      <p className={styles.where}>{t('articles.share.social')}</p>
      <div className={styles.social}>
        {source ? (
          <img src={source} alt="" className={styles.picture} />
        ) : (
          <p className={styles.noPicture}>
            <ImageOff aria-hidden="true" />
            {t('articles.share.noPicture')}
          </p>
        )}
        <div className={styles.words}>
          <small>{name}</small>
          <b>{cutText(title, LETTERS.social.title)}</b>
          <span>{cutText(description, LETTERS.social.description)}</span>
        </div>
      </div>
    </Card>
  );
}
