import { ArrowDownRight, ListOrdered, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListArticlePlaces } from '../../../generated/api/articles/articles.ts';
import type { Article } from '../../../generated/model/index.ts';
import { useNames } from '../../engine/entity/row-name.ts';
import { paths } from '../../engine/routing/paths.ts';
import { Card } from '../../ui/card.tsx';
import { AppLink } from '../../ui/link.tsx';
import styles from './places-card.module.css';

/** Where visitors find the article, or will once it is published: its place in lists, and the pages of its games. */
export function PlacesCard({ article }: { article: Article }) {
  const { t } = useTranslation();
  const nameOf = useNames();
  const { id, deleted, state, linkedToGames, hideInListing } = article;
  const { data: places = [] } = useListArticlePlaces(id, { query: { enabled: !deleted } });
  if (deleted || (places.length === 0 && linkedToGames.length === 0 && !hideInListing)) return null;
  const text = hideInListing ? t('articles.places.hidden') : undefined;
  return (
    <Card
      title={t(state === 'published' ? 'articles.places.now' : 'articles.places.then')}
      description={text}
      layout="plain"
    >
      <ul className={styles.places}>
        {places.map(({ sectionId, sectionTitle, layoutName, place, pushesOut, path }) => (
          <li key={sectionId}>
            <ListOrdered aria-hidden="true" />
            <span>
              {t('articles.places.at', { place })}{' '}
              <AppLink href={path} target="_blank" className={styles.link}>
                <bdi>{[sectionTitle ?? t('articles.places.untitled'), layoutName].join(', ')}</bdi>
              </AppLink>
              {pushesOut === null ? null : (
                <small>
                  <ArrowDownRight aria-hidden="true" />
                  {t('articles.places.pushes', { header: pushesOut })}
                </small>
              )}
            </span>
          </li>
        ))}
        {linkedToGames.map(({ gameUuid, title, titles, linkType }) => (
          <li key={`${gameUuid} ${linkType}`}>
            <Trophy aria-hidden="true" />
            <span>
              {t('articles.places.game')}{' '}
              <AppLink href={paths.games.details({ gameUuid })} target="_blank" className={styles.link}>
                <bdi>{nameOf(titles) || title}</bdi>
              </AppLink>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
