import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListArticles } from '../../../generated/api/articles/articles.ts';
import type { ArticleRow, ListArticlesParams } from '../../../generated/model/index.ts';
import { paths } from '../../engine/routing/paths.ts';
import { dayOf, formatDateTime } from '../../engine/values/date-time.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AppLink } from '../../ui/link.tsx';
import styles from './home-articles.module.css';

/** So many of each are named; the list has the others. */
const FIRST = 5;
/** No list has those that leave the site soon by themselves: more are named, the next to go first. */
const FIRST_LEAVING = 20;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The articles that somebody has to look after: drafts, what is to be published, and what leaves the site soon. */
export function HomeArticles() {
  const { t } = useTranslation();
  const [inAWeek] = useState(() => dayOf(new Date(Date.now() + WEEK_MS)));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const drafts = useRows({ state: 'draft' }, (row) => row.lastModified);
  const scheduled = useRows({ state: 'scheduled', sortBy: 'publishedAt', sortOrder: 'asc' }, (row) => row.publishedAt);
  const expiring = useRows({ leavesUntil: inAWeek, timeZone, pageSize: FIRST_LEAVING }, (row) => row.unpublishAt);
  const leaving = expiring.rows.toSorted((a, b) => (a.moment ?? '').localeCompare(b.moment ?? ''));
  const groups = [
    { name: 'draft', ...drafts, all: '?state=draft' },
    { name: 'scheduled', ...scheduled, all: '?state=scheduled' },
    { name: 'expiring', rows: leaving, total: leaving.length, all: undefined },
  ] as const;
  if (groups.every(({ rows }) => rows.length === 0)) return null;
  return (
    <section className={styles.articles} aria-labelledby="home-articles">
      <h2 id="home-articles" className={styles.heading}>
        {t('articles.home.label')}
      </h2>
      <div className={styles.cards}>
        {groups.map(({ name, rows, total, all }) =>
          rows.length > 0 ? (
            <Card key={name} title={t(`articles.home.${name}`)} layout="plain">
              <ul className={styles.rows}>
                {rows.map(({ id, header, moment }) => (
                  <li key={id}>
                    <AppLink href={paths.articles.edit({ id })} className={styles.link}>
                      <bdi>{header}</bdi>
                    </AppLink>
                    {moment ? <small>{formatDateTime(moment)}</small> : null}
                  </li>
                ))}
              </ul>
              {total > FIRST && all !== undefined ? (
                <ButtonLink size="md" type="regular-no-border" href={`${paths.articles.list()}${all}`}>
                  {t('articles.home.all', { count: total })}
                </ButtonLink>
              ) : null}
            </Card>
          ) : null,
        )}
      </div>
    </section>
  );
}

/** The first of the articles that fit, each with the moment that counts; none while they are not read, or cannot be. */
function useRows(fitting: ListArticlesParams, momentOf: (row: ArticleRow) => string | null) {
  const { data } = useListArticles('latest', { pageSize: FIRST, ...fitting });
  const rows = (data?.items ?? []).map((row) => ({ id: row.id, header: row.header, moment: momentOf(row) }));
  return { rows, total: data?.total ?? 0 };
}
