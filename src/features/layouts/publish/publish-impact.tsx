import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { useNames } from '../../../engine/entity/row-name.ts';
import { formatDateTime } from '../../../engine/values/date-time.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { addressOfProblem } from '../addresses.ts';
import { previewQuery } from '../preview/preview-query.ts';
import { ProblemList } from '../problems/problem-list.tsx';
import { problemsOf } from '../problems/problems-of.ts';
import { typeOf, useLayoutScope } from '../workspace/layout-scope.tsx';
import styles from './publish.module.css';
import { changedTimes, changeOf, isSameChange, type PagePair } from './shown-in.ts';

/** Props of {@link PublishImpact}. */
export interface PublishImpactProps {
  base: SiteLayout;
  layout: SiteLayout;
  /** One goes to mend something. */
  onLeave(): void;
}

const DAY = 24 * 60 * 60 * 1000;

/** What visitors will see appear and disappear, now, in a day, and whenever the publish changes something between, and what is wrong with what they will see. It is told, and blocks nothing. */
export function PublishImpact({ base, layout, onLeave }: PublishImpactProps) {
  const { t } = useTranslation();
  const [ends] = useState(() => [0, DAY].map((after) => new Date(Date.now() + after).toISOString()));
  const { pages: whole, hasFailed } = usePages(base, layout, ends);
  const [now, tomorrow] = whole;
  const times = now && tomorrow ? changedTimes(now, ends[1] ?? '') : [];
  const between = usePages(base, layout, times);
  if (hasFailed || between.hasFailed)
    return (
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('layouts.impact.title')}</h3>
        <p>{t('layouts.impact.unknown')}</p>
      </section>
    );
  // As high as what mostly comes: the button beneath it is about to be pressed.
  if (!now || !tomorrow || between.pages.length < times.length)
    return (
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('layouts.impact.title')}</h3>
        <Skeleton />
        <Skeleton />
      </section>
    );
  const problems = problemsOf(now.after);
  // Tomorrow is as the last moment before it unless it differs.
  const last = between.pages.at(-1);
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('layouts.impact.title')}</h3>
        <Impact when={t('layouts.impact.now')} pages={now} />
        {between.pages.map((pages, index) =>
          isSameChange(pages, between.pages[index - 1] ?? now) ? null : (
            <Impact key={times[index]} when={formatDateTime(times[index] ?? '')} pages={pages} />
          ),
        )}
        {last && isSameChange(tomorrow, last) ? null : <Impact when={t('layouts.impact.tomorrow')} pages={tomorrow} />}
        {layout.usageCount > 0 ? <p>{t('layouts.impact.pages', { count: layout.usageCount })}</p> : null}
      </section>
      {problems.length > 0 ? (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('layouts.problems.title')}</h3>
          <ProblemList problems={problems} hrefOf={(problem) => addressOfProblem(layout, problem)} onLeave={onLeave} />
        </section>
      ) : null}
    </>
  );
}

/** The page before and after the publish at each of some moments; none before all are read. */
function usePages(base: SiteLayout, layout: SiteLayout, moments: readonly string[]) {
  const reads = useQueries({
    queries: moments.flatMap((at) => [previewQuery(base, { at }), previewQuery(layout, { at })]),
  });
  const pages = moments.flatMap((_, index): PagePair[] => {
    const [before, after] = [reads[2 * index]?.data, reads[2 * index + 1]?.data];
    return before && after ? [{ before, after }] : [];
  });
  return { pages: pages.length === moments.length ? pages : [], hasFailed: reads.some(({ error }) => error) };
}

function Impact({ when, pages }: { when: string; pages: PagePair }) {
  const { t } = useTranslation();
  const { types } = useLayoutScope();
  const nameOf = useNames();
  const { appears, goes } = changeOf(pages, (type) => nameOf(typeOf({ types }, { type })?.names) || type);
  return (
    <p>
      {when}: {appears.length > 0 ? t('layouts.impact.appears', { what: appears.join(', ') }) : null}{' '}
      {goes.length > 0 ? t('layouts.impact.goes', { what: goes.join(', ') }) : null}
      {appears.length + goes.length === 0 ? t('layouts.impact.same') : null}
    </p>
  );
}
