import { createMenuGroup, listMenu, updateMenuGroup } from '../../../../generated/api/routing/routing.ts';
import { type CallOptions, ifMatch } from '../../../contract/fetcher.ts';
import { hasMenu } from '../page/use-menu-reading.ts';
import type { PublishCalls } from './publish-menus.ts';

/** The service's calls for the menu of the site that they are bound to (specification §7). */
export const menuCalls = (site: CallOptions): PublishCalls => ({
  async read() {
    const answer = await listMenu(undefined, site);
    if (!hasMenu(answer)) throw new Error('Fetching menu failed');
    return answer.menu;
  },
  update: (id, version, group, publishId) => updateMenuGroup(id, group, { publishId }, ifMatch(`"${version}"`, site)),
  create: (group) => createMenuGroup(group, site),
});
