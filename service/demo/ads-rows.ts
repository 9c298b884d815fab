import { searchText } from '../store/lists/search-text.ts';
import type { Row } from './insert-rows.ts';
import type { DemoSite } from './platform.ts';
import { randomOf } from './random.ts';
import { authorship } from './team-rows.ts';

/** Whose ads sites can show: invented companies. */
export const adsProviders = [
  { name: 'nordannons', displayName: 'Nordannons' },
  { name: 'bannerbacken', displayName: 'Bannerbacken' },
  { name: 'istavlan', displayName: 'Istavlan' },
] as const;

/** A site's configurations: the first provider's is selected, the second's rests, and the third has none yet. */
export function demoDynamicAds(seed: number, { instanceId, displayName }: DemoSite): Row[] {
  return adsProviders.slice(0, 2).map(({ name, displayName: provider }, place) => {
    const random = randomOf(seed, instanceId, 'ads', name);
    const company = `${displayName} Partner AB`;
    return {
      uuid: random.uuid(),
      name,
      company,
      import_script: `https://cdn.${name}.example/v3/loader.js?site=${instanceId}`,
      redirect_link: `https://${name}.example/till/${instanceId}`,
      html_slots: ['Toppbanner', 'Matchsidan', 'Sidfot'].slice(0, 3 - place).map((slot) => ({
        id: random.uuid(),
        name: slot,
        html: slotHtml(name, slot),
      })),
      is_selected: place === 0,
      is_active: place === 0,
      update_ads_sections: place === 0,
      search_text: searchText(provider, name, company),
      version: 1,
      ...authorship,
    };
  });
}

function slotHtml(provider: string, slot: string): string {
  const place = searchText(slot);
  return `<div id="${provider}-${place}" class="ad">\n  <script>\n    window.${provider}?.show('${place}');\n  </script>\n</div>`;
}
