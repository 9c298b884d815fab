import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../generated/model/index.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { MultiComboBox } from '../../ui/multi-combo-box.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { allTags } from './all-tags.ts';
import { lookAlikes } from './look-alikes.ts';
import styles from './merge.module.css';
import { MergeGroup } from './merge-group.tsx';

/** Makes one tag of several: those that look like the same one are proposed, any others are chosen by hand. `list` is the address of the list of tags. */
export function MergePage({ list }: { list: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(allTags);
  return (
    <>
      <PageHeader title={t('tags.title')} crumbs={[{ label: t('tags.tags'), href: list }]}>
        {t('tags.lead')}
      </PageHeader>
      <div className={styles.page}>
        {data ? (
          <>
            {error ? <Banner status="error" title={t('messages.errorFetchingUpdates')} /> : null}
            <ByHand tags={data} />
            <Proposals tags={data} />
          </>
        ) : error ? (
          <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {failureText(t, error)}
          </ErrorState>
        ) : (
          <div role="status" aria-label={t('ui.loading')} className={styles.page}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        )}
      </div>
    </>
  );
}

interface TagsProps {
  tags: readonly Tag[];
}

function Proposals({ tags }: TagsProps) {
  const { t } = useTranslation();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => lookAlikes(tags), [tags]);
  const shown = groups.filter((group) => !dismissed.has(keyOf(group)));
  return (
    <section aria-labelledby="proposals" className={styles.page}>
      <h2 id="proposals" className={styles.heading}>
        {t('tags.proposals', { count: shown.length })}
      </h2>
      {shown.length === 0 ? (
        <EmptyState icon={<Tags />} title={t('tags.none')}>
          {t('tags.noneMore')}
        </EmptyState>
      ) : null}
      {shown.map((group) => (
        <MergeGroup
          key={keyOf(group)}
          title={group.map(({ name }) => name).join(' · ')}
          tags={group}
          onMerged={() => undefined}
          onDismiss={() => setDismissed(new Set([...dismissed, keyOf(group)]))}
        />
      ))}
    </section>
  );
}

/** A selection of any tags. */
function ByHand({ tags }: TagsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const group = chosen.flatMap((value) => tags.find((tag) => tag.value === value) ?? []);
  return (
    <>
      <Card title={t('tags.byHand')} layout="plain">
        <MultiComboBox
          label={t('tags.choose')}
          description={t('tags.chooseHelp')}
          options={tags.map((tag) => ({
            value: tag.value,
            label: tag.name,
            description: tag.usageCount === 0 ? t('tags.unused') : t('tags.uses', { count: tag.usageCount }),
          }))}
          value={group.map(({ value }) => value)}
          onChange={setChosen}
        />
      </Card>
      {group.length > 1 ? (
        <MergeGroup key={keyOf(group)} title={t('tags.chosen')} tags={group} onMerged={() => setChosen([])} />
      ) : null}
    </>
  );
}

const keyOf = (group: readonly Tag[]): string => group.map(({ value }) => value).join(' ');
