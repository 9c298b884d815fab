import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { hostileText, type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { demo } from './test-service.ts';

type Crops = components['schemas']['ImageCrops'];

const url = '/instance-config/image-crops';
let calls: SettingsCalls;
beforeAll(async () => {
  calls = await startSettingsCalls();
});
afterAll(() => calls.service.close());

const crop = (en: string, sv: string, ratio: string, sortOrder?: number) => ({ name: { en, sv }, ratio, sortOrder });
const save = (crops: readonly object[]) => ({ method: 'PUT', url, body: { crops } }) as const;

it('are kept in the order that they ask for, word for word', async () => {
  const { body } = await calls.ask<Crops>(
    save([
      crop('Hero', 'Toppbild', '21:9', 2),
      crop(hostileText.slice(0, 60), 'Länk 🏒', '1200:630', 0),
      crop('Column', 'Spalt', '1:5', 1),
    ]),
  );
  expect(body.crops).toEqual([
    crop(hostileText.slice(0, 60), 'Länk 🏒', '1200:630', 0),
    crop('Column', 'Spalt', '1:5', 1),
    crop('Hero', 'Toppbild', '21:9', 2),
  ]);
  expect(await calls.get(url)).toEqual(body);
});

it.each(['16/9', '16:9:1', '0:9', '16:', ':9', '1.5:1', '-1:2', '12345:9', 'hero', ''])(
  'refuse %j, which is no ratio',
  async (ratio) => {
    const { status, faults } = await calls.refused(save([crop('Hero', 'Toppbild', ratio)]));
    expect([status, faults]).toEqual([400, expect.arrayContaining(['crops.0.ratio pattern'])]);
  },
);

it('refuse every one that is too wide or too high, and keep what is stored', async () => {
  const before = await calls.get(url);
  const crops = [crop('A', 'A', '5:1'), crop('B', 'B', '501:100'), crop('C', 'C', '1:9999')];
  expect(await calls.refused(save(crops))).toMatchObject({
    status: 400,
    faults: ['crops.1.ratio extremeRatio', 'crops.2.ratio extremeRatio'],
  });
  expect(await calls.get(url)).toEqual(before);
});

it('refuse a name that two have in a language, however it is written, and one that says nothing', async () => {
  const twice = save([crop('Hero', 'Toppbild', '21:9'), crop('List', ' toppBILD ', '3:2')]);
  expect(await calls.refused(twice)).toMatchObject({ status: 409, faults: ['crops.1.name.sv repeated'] });
  const blank = await calls.refused(save([crop(' ', 'Toppbild', '21:9')]));
  expect(blank).toMatchObject({ status: 400, faults: ['crops.0.name.en pattern'] });
});

it('tell one of two who save at once', async () => {
  await calls.expectOneStale(url, [{ crops: [crop('One', 'Ett', '2:1')] }, { crops: [crop('Two', 'Två', '3:1')] }]);
});

it('are one site’s', async () => {
  const before = await calls.get(url, demo.otherNetworksSite);
  await calls.ask(save([]));
  expect(await calls.get<Crops>(url)).toEqual({ crops: [] });
  expect(await calls.get(url, demo.otherNetworksSite)).toEqual(before);
});
