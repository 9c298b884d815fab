import { getSiteLayout, saveSiteLayout } from '../../../../generated/api/layouts/layouts.ts';
import type { SiteLayout, SiteLayoutInput } from '../../../../generated/model/index.ts';
import { type CallOptions, ifMatch } from '../../../contract/fetcher.ts';
import type { LayoutCalls } from './publish-layout.ts';

/** The service's calls for one layout of the site that they are bound to (specification §7). `publishId` binds the tries of one publish. */
export function layoutCalls(id: string, publishId: string, site: CallOptions): LayoutCalls {
  return {
    read: () => getSiteLayout(id, site),
    save: (layout) => saveSiteLayout(inputOf(layout), { publishId }, ifMatch(`"${layout.version}"`, site)),
  };
}

/** What is sent of a layout: what one can change about it. */
function inputOf({ id, name, kind, isStartPage, active, settings, sectionGroups }: SiteLayout): SiteLayoutInput {
  return { id, name, kind, isStartPage, active, settings, sectionGroups };
}
