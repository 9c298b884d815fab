import type { Checking } from '../../checking.ts';
import { tabsOf } from '../../definition.ts';
import { isObject, objectAt } from '../../json.ts';
import { plainText } from '../forms/optioned.ts';

/** Checks that a list whose tabs have orders of their own (`x-default-by`) has none that all of them would begin with. */
export function checkTabOrders({ file, definition, operations }: Checking): void {
  const order = definition.list?.order;
  const sorted = operations.list?.parameters.find(({ role }) => role === 'order');
  const [tabs = ''] = tabsOf(definition);
  const orders = objectAt(sorted?.schema, 'x-default-by')[tabs];
  if (!order || !isObject(orders)) return;
  const own = Object.entries(orders).map(([value, by]) => `\`${value}\` by \`${plainText(by)}\``);
  file.fault(
    ['list', 'order'],
    `Each tab has an order of its own, and would begin by \`${order.by}\`: ${own.join(', ')}.`,
    'Remove `order`.',
  );
}
