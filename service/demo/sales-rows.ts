import type { Row } from './insert-rows.ts';
import type { DemoSite } from './platform.ts';
import { randomOf } from './random.ts';
import { authorship } from './team-rows.ts';

const levels = [
  { name: 'Läktarplats', price: 79, active: true },
  { name: 'Sittplats', price: 129, active: true },
  { name: 'Loge', price: 199, active: true },
  { name: 'Junior 2024', price: 39, active: false },
] as const;

/** The levels that one can subscribe to on a site; the last one is no longer on sale. */
export function demoLevels(seed: number, { instanceId }: DemoSite): (Row & { readonly uuid: string })[] {
  return levels.map((level, place) => ({
    uuid: randomOf(seed, instanceId, 'level', place).uuid(),
    ...level,
    sort_order: place,
    ...authorship,
  }));
}

/** The subscriptions of a site, a few hundred: most of them run. */
export function demoSubscriptions(
  seed: number,
  { instanceId }: DemoSite,
  ofLevels: readonly { readonly uuid: string }[],
): Row[] {
  const count = randomOf(seed, instanceId, 'subscriptions').between(180, 420);
  return Array.from({ length: count }, (_, index) => {
    const random = randomOf(seed, instanceId, 'subscription', index);
    const state = random.chance(0.7) ? 'active' : random.pick(['paused', 'cancelled', 'cancelled']);
    const level = ofLevels[random.between(0, ofLevels.length - 1)];
    return { uuid: random.uuid(), level_uuid: level?.uuid, state, ...authorship };
  });
}

/** What a shop sells, each with what belongs to it and how many products it has. */
const categories: readonly { name: string; below?: string; products: number; active?: boolean }[] = [
  { name: 'Matchkläder', products: 4 },
  { name: 'Tröjor', below: 'Matchkläder', products: 18 },
  { name: 'Halsdukar', below: 'Matchkläder', products: 9 },
  { name: 'Barn', products: 0 },
  { name: 'Bodys & mössor', below: 'Barn', products: 12 },
  { name: 'Leksaker', below: 'Barn', products: 6 },
  { name: 'Hemma', products: 21 },
  { name: 'Jubileum 1974', products: 3, active: false },
];

/** The categories of a site's shop, two levels deep. */
export function demoCategories(seed: number, { instanceId }: DemoSite): Row[] {
  const uuidOf = (name: string) => randomOf(seed, instanceId, 'category', name).uuid();
  return categories.map(({ name, below, products, active = true }, place) => ({
    uuid: uuidOf(name),
    name,
    parent_uuid: below === undefined ? null : uuidOf(below),
    product_count: products,
    active,
    sort_order: place,
    ...authorship,
  }));
}
