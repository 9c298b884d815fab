import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResolvedLayout, SiteLayout } from '../../../../generated/model/index.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { previewQuery } from '../preview/preview-query.ts';
import { ProblemList } from '../problems/problem-list.tsx';
import { problemsOf } from '../problems/problems-of.ts';
import styles from './publish.module.css';
import { shownIn } from './shown-in.ts';

/** Props of {@link PublishImpact}. */
export interface PublishImpactProps {
  base: SiteLayout;
  layout: SiteLayout;
}

const DAY = 24 * 60 * 60 * 1000;

/** What visitors will see appear and disappear, now and in a day, and what is wrong with what they will see. It is told, and blocks nothing. */
export function PublishImpact({ base, layout }: PublishImpactProps) {
  const { t } = useTranslation();
  const [moments] = useState(() => [0, DAY].map((after) => new Date(Date.now() + after).toISOString()));
  const reads = useQueries({
    queries: moments.flatMap((at) => [previewQuery(base, { at }), previewQuery(layout, { at })]),
  });
  const [wasNow, isNow, wasThen, isThen] = reads.map(({ data }) => data);
  if (reads.some(({ error }) => error)) return null;
  if (!wasNow || !isNow || !wasThen || !isThen) return <Skeleton />;
  const problems = problemsOf(isNow);
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.heading}>{t('layouts.impact.title')}</h3>
        <Impact when={t('layouts.impact.now')} before={wasNow} after={isNow} />
        <Impact when={t('layouts.impact.tomorrow')} before={wasThen} after={isThen} />
        {layout.usageCount > 0 ? <p>{t('layouts.impact.pages', { count: layout.usageCount })}</p> : null}
      </section>
      {problems.length > 0 ? (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('layouts.problems.title')}</h3>
          <ProblemList problems={problems} />
        </section>
      ) : null}
    </>
  );
}

function Impact({ when, before, after }: { when: string; before: ResolvedLayout; after: ResolvedLayout }) {
  const { t } = useTranslation();
  const [was, is] = [shownIn(before), shownIn(after)];
  const appears = [...is].filter(([id]) => !was.has(id)).map(([, name]) => name);
  const goes = [...was].filter(([id]) => !is.has(id)).map(([, name]) => name);
  return (
    <p>
      {when}: {appears.length > 0 ? t('layouts.impact.appears', { what: appears.join(', ') }) : null}{' '}
      {goes.length > 0 ? t('layouts.impact.goes', { what: goes.join(', ') }) : null}
      {appears.length + goes.length === 0 ? t('layouts.impact.same') : null}
    </p>
  );
}
