import { ExternalLink, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListGameLinks } from '../../../generated/api/games/games.ts';
import type { GameLink } from '../../../generated/model/index.ts';
import { useNames } from '../../engine/entity/row-name.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AppLink } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleDates } from './article-dates.tsx';
import styles from './game-links.module.css';

/** Props of {@link GameLinks}. */
export interface GameLinksProps {
  gameUuid: string;
  /** Where a heading of its own would say the same twice. */
  isHeadingHidden?: boolean | undefined;
  /** When the game was to start: what the articles say of it is shown with them. */
  oldStart?: string | undefined;
}

/** What links to a game: what a postponement concerns, and what would point nowhere without the game. */
export function GameLinks({ gameUuid, isHeadingHidden = false, oldStart }: GameLinksProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useListGameLinks(gameUuid);
  return (
    <div className={styles.links}>
      {isHeadingHidden ? null : <h3 className={styles.title}>{t('games.links.title')}</h3>}
      {error ? (
        <p className={styles.none} role="alert">
          {failureText(t, error)}{' '}
          <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      ) : data === undefined ? (
        <Skeleton width="long" />
      ) : data.length === 0 ? (
        <p className={styles.none}>{t('games.links.none')}</p>
      ) : (
        <ul className={styles.list}>
          {data.map((link) => (
            <li key={`${link.type}.${link.id}`} className={styles.link}>
              <LinkLine link={link} />
              {oldStart !== undefined && link.type === 'article' ? (
                <ArticleDates id={link.id} start={oldStart} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LinkLine({ link }: { link: GameLink }) {
  const { t } = useTranslation();
  const nameOf = useNames();
  const { type, path } = link;
  const title = nameOf(link.titles) || link.title;
  return (
    <>
      <Badge icon={<Link2 aria-hidden="true" />}>{t(`games.links.types.${type}`, type)}</Badge>
      {path ? (
        <AppLink href={path} className={styles.target}>
          {title}
          <ExternalLink aria-hidden="true" />
        </AppLink>
      ) : (
        <span>{title}</span>
      )}
    </>
  );
}
