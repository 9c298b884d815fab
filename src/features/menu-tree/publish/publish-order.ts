import type { MenuGroup } from '../../../../generated/model/index.ts';
import { diffMenus } from './diff-menus.ts';
import type { GroupName } from './menu-places.ts';

/**
 * The groups to publish, in the order in which they are sent: one that receives items before the one that gives them
 * up, so that a publish which ends half way has an item twice and never not at all. Where two groups give to each
 * other, their usual order decides.
 */
export function publishOrder(before: readonly MenuGroup[], after: readonly MenuGroup[]): GroupName[] {
  const { groups, items } = diffMenus(before, after);
  const left = groups.filter(({ kind }) => kind !== 'removed').map(({ name }) => name);
  const gifts = items.flatMap(({ before: from, after: to }) =>
    from && to && from.group !== to.group ? [{ from: from.group, to: to.group }] : [],
  );
  const order: GroupName[] = [];
  while (left.length > 0) {
    const gives = (name: GroupName): boolean => gifts.some(({ from, to }) => from === name && left.includes(to));
    const next = left.find((name) => !gives(name)) ?? left[0];
    if (next === undefined) break;
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}
