import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetSsgt } from '../../../generated/api/ssgts/ssgts.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useNamedSubject } from '../../engine/entity/page-subject.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { ReadBoundaryPage } from '../../engine/loading/read-boundary.tsx';
import { paths } from '../../engine/routing/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CompetitionFacts } from './competition-facts.tsx';
import styles from './statistics-page.module.css';
import { StatisticsPanel } from './statistics-panel.tsx';

/** The statistics of a competition: its players or its goalkeepers, in the first or the second form of the service (specification §7). */
export function StatisticsPage() {
  const { uuid = '' } = useParams();
  const { t } = useTranslation();
  const { addOns } = useActiveSite();
  const read = useGetSsgt(uuid);
  const { data: ssgt, isError } = read;
  const nameOf = useRowNames();
  const name = ssgt && nameOf(ssgt, 'titles');
  useNamedSubject(name ?? '');
  // Where the competitions are closed, their list would send one away.
  const isOpen = addOns.ssgtManagement === true;
  const back = isOpen ? paths.ssgtList() : paths.statistics();
  const crumbs = [{ label: t(isOpen ? 'statistics.competitions' : 'statistics.title'), href: back }];
  if (isError && !ssgt)
    return (
      <ReadBoundaryPage
        reads={[read]}
        title={t('statistics.title')}
        crumbs={crumbs}
        back={back}
        frame={(content) => <div className={styles.page}>{content}</div>}
      />
    );
  return (
    <>
      <PageHeader
        title={ssgt ? t('statistics.title') : undefined}
        crumbs={[...crumbs, ...(name ? [{ label: name, href: paths.sportsConfig.ssgtEdit({ uuid }) }] : [])]}
      >
        {ssgt ? <CompetitionFacts ssgt={ssgt} /> : null}
      </PageHeader>
      <div className={styles.page}>
        <StatisticsPanel ssgtUuid={uuid} />
      </div>
    </>
  );
}
