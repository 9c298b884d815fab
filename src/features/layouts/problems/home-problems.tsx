import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getListLayoutProblemsQueryOptions } from '../../../../generated/api/layouts/layouts.ts';
import type { LayoutProblem } from '../../../../generated/model/index.ts';
import { paths } from '../../../engine/routing/paths.ts';
import { readStored } from '../../../engine/values/stored.ts';
import { Card } from '../../../ui/card.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { OPEN } from '../addresses.ts';
import { ProblemList } from './problem-list.tsx';

/** More problems than these are counted, not listed. */
const MOST = 6;

/** What of the site's pages is wrong for visitors now, and whether changes of a layout are held in this tab: for Home. Nothing where all is well. */
export function HomeProblems() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(getListLayoutProblemsQueryOptions());
  const [held, isEdited] = [readStored('selectedLayout'), readStored('layoutEdited') === 'true'];
  if (data.length === 0 && !isEdited) return null;
  return (
    <Card title={t('layouts.home.title')} layout="plain">
      {isEdited && held ? (
        <p>
          <AppLink href={paths.layoutsPages.layout({ id: held })}>{t('layouts.home.held')}</AppLink>
        </p>
      ) : null}
      <ProblemList problems={data.slice(0, MOST)} hrefOf={hrefOf} />
      {data.length > MOST ? (
        <p>
          <AppLink href={paths.layoutsPages.list()}>{t('layouts.home.more', { count: data.length - MOST })}</AppLink>
        </p>
      ) : null}
    </Card>
  );
}

/** The layout with the section open that has the problem. */
function hrefOf({ layoutId, sectionId }: LayoutProblem): string | undefined {
  if (layoutId === null) return undefined;
  const layout = paths.layoutsPages.layout({ id: layoutId });
  return sectionId === null ? layout : `${layout}?${OPEN}=${encodeURIComponent(sectionId)}`;
}
