import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetSsgt } from '../../../generated/api/ssgts/ssgts.ts';
import type { Ssgt } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useNamedSubject } from '../../engine/entity/page-subject.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { ReadBoundaryPage } from '../../engine/loading/read-boundary.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './statistics-page.module.css';
import { StatisticsTable } from './statistics-table.tsx';
import { ADD_ONS, readView, type StatisticsView, type Version, writeView } from './statistics-view.ts';

/** Where the competitions are listed, and one of them is edited (specification §2). */
const SSGTS = '/sports/ssgt';
const editAddress = (uuid: string): string => `/sports-config/ssgt/${encodeURIComponent(uuid)}/edit`;

/** The statistics of a competition: its players or its goalkeepers, in the first or the second form of the service (specification §7). */
export function StatisticsPage() {
  const { uuid = '' } = useParams();
  const { t } = useTranslation();
  const { addOns } = useActiveSite();
  const [address, setAddress] = useSearchParams();
  const read = useGetSsgt(uuid);
  const { data: ssgt, isError } = read;
  const nameOf = useRowNames();
  const name = ssgt && nameOf(ssgt, 'titles');
  useNamedSubject(name ?? '');
  const view = readView(address, addOns);
  const change = (part: Partial<StatisticsView>): void =>
    setAddress(writeView({ ...view, ...part }), { replace: true, preventScrollReset: true });
  const missing = useMissingAddOn(view.version);
  const competitions = { label: t('statistics.competitions'), href: SSGTS };
  if (isError && !ssgt)
    return (
      <ReadBoundaryPage
        reads={[read]}
        title={t('statistics.title')}
        crumbs={[competitions]}
        back={SSGTS}
        frame={(content) => <div className={styles.page}>{content}</div>}
      />
    );
  return (
    <>
      <PageHeader
        title={ssgt ? t('statistics.title') : undefined}
        crumbs={[competitions, ...(name ? [{ label: name, href: editAddress(uuid) }] : [])]}
      >
        {ssgt ? <Facts ssgt={ssgt} /> : null}
      </PageHeader>
      <div className={styles.page}>
        <div className={styles.toolbar}>
          <ModuleChip view={view} onChange={change} />
          <VersionChip view={view} onChange={change} />
        </div>
        {missing ? (
          <EmptyState title={t('statistics.closed')}>{missing}</EmptyState>
        ) : (
          <StatisticsTable
            key={`${view.module}.${view.version}`}
            ssgtUuid={uuid}
            view={view}
            onSort={(sort) => change({ sort })}
          />
        )}
      </div>
    </>
  );
}

/** Which add-on a form lacks on the active site, as a sentence; undefined when it has it. */
function useMissingAddOn(version: Version): string | undefined {
  const { t } = useTranslation();
  const { name, addOns } = useActiveSite();
  const addOn = ADD_ONS[version];
  return addOns[addOn] ? undefined : t('engine.needsAddOn', { site: name, addOn: t(`shell.addOns.${addOn}`) });
}

/** What the competition is made of, with the labels of the specification (§3). */
function Facts({ ssgt }: { ssgt: Ssgt }) {
  const { t } = useTranslation();
  const nameOf = useRowNames();
  const facts = [
    { label: t('statistics.ssgt.season'), thing: ssgt.season },
    { label: t('statistics.ssgt.series'), thing: ssgt.series },
    { label: t('statistics.ssgt.gameType'), thing: ssgt.gameType },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, thing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{nameOf(thing, 'names')}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChipProps {
  view: StatisticsView;
  onChange(part: Partial<StatisticsView>): void;
}

function ModuleChip({ view, onChange }: ChipProps) {
  const { t } = useTranslation();
  return (
    <FilterChip
      label={t('statistics.module')}
      isFixed
      value={view.module}
      options={[
        { value: 'player', label: t('statistics.modules.player') },
        { value: 'goalkeeper', label: t('statistics.modules.goalkeeper') },
      ]}
      onChange={(value) => onChange({ module: value === 'goalkeeper' ? 'goalkeeper' : 'player' })}
    />
  );
}

function VersionChip({ view, onChange }: ChipProps) {
  const { t } = useTranslation();
  const missing = { v1: useMissingAddOn('v1'), v2: useMissingAddOn('v2') };
  return (
    <FilterChip
      label={t('statistics.version')}
      isFixed
      value={view.version}
      // Not closed: the page then says which add-on it lacks.
      options={(['v1', 'v2'] as const).map((version) => ({
        value: version,
        label: t(`statistics.versions.${version}`),
        description: missing[version],
      }))}
      onChange={(value) => onChange({ version: value === 'v1' ? 'v1' : 'v2' })}
    />
  );
}
