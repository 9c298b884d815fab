import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { topUpSettings } from '../../service/demo/top-up-settings.ts';
import { getDynamicAdsConfig } from '../../service/store/dynamic-ads/dynamic-ads.ts';
import { getEcalSettings, saveEcalSettings } from '../../service/store/settings/ecal-settings.ts';
import { getGameFilters } from '../../service/store/settings/game-filters.ts';
import { getGameHeaderCompetitions } from '../../service/store/settings/game-header.ts';
import { getImageCrops, saveImageCrops } from '../../service/store/settings/image-crops.ts';
import { getSocialMediaLinks, isOfMedium } from '../../service/store/settings/social-media.ts';
import { sql } from '../../service/store/sql.ts';
import { getSubscriptionCount } from '../../service/store/subscriptions/subscriptions.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await demoDatabase();
});
afterAll(() => open.close());

const [master, club] = ['north1_north', 'frost1_frost'];
const tables = [
  sql`subscriptions`,
  sql`subscription_levels`,
  sql`subscription_texts`,
  sql`dynamic_ads_configs`,
  sql`shop_categories`,
  sql`content_feeds`,
  sql`game_header_settings`,
  sql`social_media_settings`,
  sql`ecal_settings`,
  sql`image_crop_settings`,
  sql`editable_series_settings`,
  sql`game_filter_settings`,
];

const settingsOf = (site: string) =>
  open.database.readInstance(site, async (reader) => [
    await getGameHeaderCompetitions(reader),
    await getSocialMediaLinks(reader),
    await getEcalSettings(reader),
    (await getImageCrops(reader)).value,
    await getGameFilters(reader),
    (await getDynamicAdsConfig(reader, 'selected'))?.config.name,
    await getSubscriptionCount(reader),
  ]);

describe('the settings of the demo', () => {
  it('fit the rules that they are saved by', async () => {
    for (const site of [master, club]) {
      const { links } = (await open.database.readInstance(site, getSocialMediaLinks)).value;
      expect(links.length).toBeGreaterThan(2);
      expect(links.filter((link) => !isOfMedium(link))).toEqual([]);
      const { value } = await open.database.readInstance(site, getEcalSettings);
      await open.database.inInstance(site, (tx) => saveEcalSettings(tx, 'somebody', value));
      const crops = (await open.database.readInstance(site, getImageCrops)).value;
      expect(crops.crops.length).toBeGreaterThan(1);
      await open.database.inInstance(site, (tx) => saveImageCrops(tx, 'somebody', crops));
    }
  });

  it('change nothing where everything is there', async () => {
    const before = [await settingsOf(master), await settingsOf(club)];
    await topUpSettings(open.database);
    expect([await settingsOf(master), await settingsOf(club)]).toEqual(before);
  });

  it('come to a demo from before them, and leave what was saved since', async () => {
    const before = await settingsOf(master);
    await open.database.inInstance(master, async (tx) => {
      for (const table of tables) await tx.query(sql`DELETE FROM ${table}`);
      await saveEcalSettings(tx, 'somebody', { enabled: false, apiKey: 'own' });
    });
    await topUpSettings(open.database);
    const [header, links, ecal, ...others] = await settingsOf(master);
    expect([header, links, ...others]).toEqual([before[0], before[1], ...before.slice(3)]);
    expect(ecal).toMatchObject({ value: { apiKey: 'own' } });
  });
});
