import type { TFunction } from 'i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { layoutLimits } from '../../../../openapi/formats/layout-limits.ts';
import { findGroup, sectionsOf } from '../model/find.ts';
import { type LayoutScope, typeOf } from '../workspace/layout-scope.tsx';

/** What is to be added to a layout: a section of a type, and the group that it would stand in. */
export interface Addition {
  type: string;
  groupId: string | undefined;
}

/** Why a layout cannot take a section in: said before it is held, since it could never be published. Undefined where it can. */
export function whyNotAdd(
  t: TFunction,
  scope: LayoutScope,
  layout: SiteLayout,
  { type, groupId }: Addition,
): string | undefined {
  const known = typeOf(scope, { type });
  if (!known) return t('layouts.unknownType', { type });
  const { addable, addOn, areas, most } = known;
  const all = sectionsOf(layout);
  const group = findGroup(layout, groupId);
  if (!addable) return t('layouts.add.needsAddOn', { addOn: addOn ? t(`shell.addOns.${addOn}`, addOn) : '' });
  if (most !== null && all.filter((section) => section.type === type).length >= most)
    return t('layouts.add.most', { count: most });
  if (all.length >= layoutLimits.sections) return t('layouts.add.full', { count: layoutLimits.sections });
  if (group && group.sections.length >= layoutLimits.inGroup)
    return t('layouts.add.groupFull', { count: layoutLimits.inGroup });
  return group && areas.length > 0 && !areas.includes(group.area) ? t('layouts.add.notHere') : undefined;
}

/** Why a layout cannot have another group; undefined where it can. */
export function whyNoGroup(t: TFunction, { sectionGroups }: SiteLayout): string | undefined {
  const { groups } = layoutLimits;
  return sectionGroups.length >= groups ? t('layouts.add.noMoreGroups', { count: groups }) : undefined;
}
