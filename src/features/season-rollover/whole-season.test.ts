import { expect, it } from 'vitest';
import { cut, plan, sample } from './sample-rollover.ts';
import { WholeSeason } from './whole-season.ts';

/** Two competitions, each at a service of its own, as one season. */
function season() {
  const [one, other] = [sample(), sample()];
  const open = () =>
    new WholeSeason(
      new Map([
        ['one', one.open()],
        ['other', other.open()],
      ]),
      () => undefined,
    );
  const made = () => [one.service.made, other.service.made].map((things) => things.length);
  return { one: one.service, other: other.service, open, made };
}

const plans = new Map([
  ['one', plan],
  ['other', plan],
]);

it('makes one competition after the other, and takes them back the other way round', async () => {
  const { one, other, open, made } = season();
  const order: string[] = [];
  one.during.set('createSsgt', () => order.push('one'));
  other.during.set('createSsgt', () => order.push('other'));
  const whole = open();
  await whole.start(plans);
  expect(order).toEqual(['one', 'other']);
  expect(made()).toEqual([5, 5]);
  expect(whole.get().jobs).toHaveLength(2);
  one.during.set('changeTeams', () => order.push('one back'));
  other.during.set('changeTeams', () => order.push('other back'));
  await whole.undo();
  expect(order.slice(2)).toEqual(['other back', 'one back']);
  expect([one.ssgt?.deleted, other.ssgt?.deleted]).toEqual([true, true]);
});

it('stops where a call fails, is kept over a reload with all that is still to be made, and goes on there', async () => {
  const { one, open, made } = season();
  one.fail.set('createSsgt', { when: 'before', error: cut() });
  const first = open();
  await first.start(plans);
  expect(first.get()).toMatchObject({ isWorking: false, failure: { kind: 'timeout' } });
  expect(made()).toEqual([1, 0]);
  const again = open();
  expect(again.get().jobs).toHaveLength(2);
  await again.goOn();
  expect(made()).toEqual([5, 5]);
  expect(again.get().failure).toBeUndefined();
});

it('stops between two competitions when it is told to', async () => {
  const { one, open, made } = season();
  const whole = open();
  one.during.set('changeTeams', () => whole.stop());
  await whole.start(plans);
  expect(made()).toEqual([5, 0]);
  await whole.goOn();
  expect(made()).toEqual([5, 5]);
});

it('goes on with an undoing that was cut off, not with the making', async () => {
  const { other, open } = season();
  await open().start(plans);
  other.fail.set('changeTeams', { when: 'before', error: cut() });
  const cutOff = open();
  await cutOff.undo();
  expect(cutOff.get().failure).toBeDefined();
  const again = open();
  await again.goOn();
  expect(again.get().jobs.every(({ outcomes }) => outcomes.get('ssgt')?.state === 'undone')).toBe(true);
});

it('is forgotten whole', async () => {
  const whole = season().open();
  await whole.start(plans);
  whole.forget();
  expect(whole.get().jobs).toEqual([]);
});
