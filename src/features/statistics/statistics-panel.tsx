import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useActiveSite } from '../../engine/active-site.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { ADD_ONS } from './add-ons.ts';
import styles from './statistics-page.module.css';
import { StatisticsTable } from './statistics-table.tsx';
import { readView, type StatisticsView, type Version, writeView } from './statistics-view.ts';

/** Props of {@link StatisticsPanel}. */
export interface StatisticsPanelProps {
  /** The competition; undefined while it is not known. */
  ssgtUuid: string | undefined;
  /** Chips that stand before those of the panel. */
  chips?: ReactNode;
}

/** The values of a competition in one of the two forms, below what they are chosen with; or which add-on is missing. */
export function StatisticsPanel({ ssgtUuid, chips }: StatisticsPanelProps) {
  const { t } = useTranslation();
  const { addOns } = useActiveSite();
  const [address, setAddress] = useSearchParams();
  const view = readView(address, addOns);
  const change = (part: Partial<StatisticsView>): void =>
    setAddress(writeView({ ...view, ...part }, address), { replace: true, preventScrollReset: true });
  const missing = useMissingAddOn(view.version);
  return (
    <>
      <div className={styles.toolbar}>
        {chips}
        <ModuleChip view={view} onChange={change} />
        <VersionChip view={view} onChange={change} />
      </div>
      {missing ? (
        <EmptyState icon={<ChartColumn />} title={t('statistics.closed')}>
          {missing}
        </EmptyState>
      ) : ssgtUuid === undefined ? null : (
        <StatisticsTable
          key={`${ssgtUuid}.${view.module}.${view.version}`}
          ssgtUuid={ssgtUuid}
          view={view}
          onSort={(sort) => change({ sort })}
        />
      )}
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
