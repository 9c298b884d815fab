import type { ResolvedGroup } from '../../generated/model/resolvedGroup.ts';
import type { ResolvedSection } from '../../generated/model/resolvedSection.ts';
import { EmptySection } from './empty-section.tsx';
import { notOn } from './not-on.ts';
import type { HiddenOn } from './page-data.ts';
import { drawingOf } from './sections/section-table.ts';
import { useSite } from './site-context.ts';

/** Groups with the sections that are drawn, without those that have none. An unknown type is drawn as nothing. */
export function shownGroups(
  groups: readonly ResolvedGroup[],
  { isDraft, showAds }: { isDraft: boolean; showAds: boolean },
): readonly ResolvedGroup[] {
  const isDrawn = ({ type, state }: ResolvedSection) =>
    drawingOf(type) !== undefined && (isDraft || state === 'shown') && (showAds || type !== 'ADS');
  return groups
    .map((group) => ({ ...group, sections: group.sections.filter(isDrawn) }))
    .filter(({ sections, visible }) => sections.length > 0 && (visible || isDraft));
}

type LayoutGroupProps = {
  group: ResolvedGroup;
  /** Whether it stands across the whole page. */
  isWide: boolean;
  hiddenOn: HiddenOn;
  /** The id of the first section of the page. */
  first: string | undefined;
};

/** A group of sections, one below the other or in columns. */
export function LayoutGroup({ group, isWide, hiddenOn, first }: LayoutGroupProps) {
  const { area, sections } = group;
  // No more columns than there are sections for: one that is not shown now leaves no hole.
  const columns = Math.min(
    group.columns,
    sections.reduce((sum, { span }) => sum + span, 0),
  );
  const isColumns = columns > 1;
  const parts = sections.map((section) => (
    <Part
      key={section.id}
      section={section}
      columns={columns}
      isWide={isWide && !isColumns}
      isFirst={section.id === first}
      hiddenOn={hiddenOn}
    />
  ));
  return (
    <div className={`s-group s-group-${area}`}>
      {isColumns ? <div className={`${isWide ? 's-wide ' : ''}s-columns s-columns-${columns}`}>{parts}</div> : parts}
    </div>
  );
}

type PartProps = {
  section: ResolvedSection;
  columns: number;
  isWide: boolean;
  isFirst: boolean;
  hiddenOn: HiddenOn;
};

/** A section in its place. */
function Part({ section, columns, isWide, isFirst, hiddenOn }: PartProps) {
  const drawing = drawingOf(section.type);
  if (!drawing) return null;
  const { Draw, reach } = drawing;
  const span = columns > 1 ? ` s-span-${Math.min(section.span, columns)}` : '';
  const isShown = section.state === 'shown';
  const isEdge = isShown && isWide && reach === 'edge';
  const drawn = isShown ? <Draw {...{ section, isWide, isFirst, hiddenOn }} /> : <NotShown section={section} />;
  const look = isEdge ? 'edge' : isShown && isWide ? reach : 'text';
  return (
    <div className={`s-part s-part-${look}${span}${notOn(hiddenOn, section.id)}`} data-part={section.id}>
      {isWide && !isEdge ? <div className="s-wide">{drawn}</div> : drawn}
    </div>
  );
}

function NotShown({ section: { title, state } }: { section: ResolvedSection }) {
  const { words } = useSite();
  const reasons: Readonly<Record<ResolvedSection['state'], string>> = {
    shown: words.emptyList,
    hidden: words.sectionHidden,
    scheduled: words.sectionScheduled,
    expired: words.sectionExpired,
    empty: words.sectionEmpty,
    deviceHidden: words.sectionDeviceHidden,
  };
  return <EmptySection reason={[title, reasons[state]].filter(Boolean).join(': ')} />;
}
