import type { DynamicAdsConfig, DynamicAdsProvider, Filter } from '../contract.ts';
import type { Queries, Reader } from '../database.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords } from '../lists/search-text.ts';
import { allOf, sql } from '../sql.ts';

/**
 * Which configurations, and in which order: the parameters of `listDynamicAdsConfigs`. One that is left out does not
 * filter.
 */
export type DynamicAdsFilter = Filter<'listDynamicAdsConfigs'>;

/** A configuration and the number of its version, which grows with every change. */
export interface VersionedDynamicAds {
  config: DynamicAdsConfig;
  version: number;
}

/** What a provider is refused with that is not named, or that there is not (specification §5). */
export const unknownProvider = 'Invalid dynamic ad provider';

const name: SortColumn = {
  order: sql`provider_name COLLATE "sv-x-icu"`,
  mayBeEmpty: false,
  join: sql`JOIN (SELECT name AS provider, display_name AS provider_name FROM dynamic_ads_providers) a ON provider = name`,
};
const thenName: SortColumn = { ...name, direction: 'asc' };

const sorts: Record<NonNullable<DynamicAdsFilter['sortBy']>, readonly SortColumn[]> = {
  name: [name],
  company: [{ order: sql`company COLLATE "sv-x-icu"`, mayBeEmpty: true }, thenName],
  isSelected: [{ order: sql`is_selected`, mayBeEmpty: false }, thenName],
  isActive: [{ order: sql`is_active`, mayBeEmpty: false }, thenName],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** The provider of a row `p`; an outer join, because a page may hold no row. */
const joins = sql`LEFT JOIN dynamic_ads_providers v ON v.name = p.name`;

/** The contract's DynamicAdsConfig of a row `p` of the table `dynamic_ads_configs` with `joins`. */
const configJson = sql`json_build_object(
  'id', p.uuid, 'ownerInstanceId', p.instance_id, 'name', p.name, 'providerName', v.display_name, 'company', p.company,
  'importScript', p.import_script, 'redirectLink', p.redirect_link, 'htmlSlots', p.html_slots,
  'isSelected', p.is_selected, 'isActive', p.is_active, 'updateAdsSections', p.update_ads_sections,
  'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified)`;

/** The providers that sites can show ads of, by name. */
export function listDynamicAdsProviders(reader: Queries): Promise<DynamicAdsProvider[]> {
  return reader.query<DynamicAdsProvider>(sql`
    SELECT name, display_name AS "displayName" FROM dynamic_ads_providers
    ORDER BY sort_order, display_name COLLATE "sv-x-icu", name`);
}

/** A page of the site's configurations with the count of all that fit. One query. */
export async function listDynamicAdsConfigs(reader: Reader, filter: DynamicAdsFilter): Promise<Page<DynamicAdsConfig>> {
  return readPage<DynamicAdsConfig>(reader, {
    ...filter,
    table: sql`dynamic_ads_configs`,
    condition: allOf([
      ...(filter.active === undefined ? [] : [sql`is_active = ${filter.active}`]),
      ...(filter.name === undefined ? [] : [sql`name = ${filter.name}`]),
      ...containsWords(sql`search_text`, filter.search),
    ]),
    looksAtAll: Boolean(filter.search),
    sort: sorts[filter.sortBy ?? 'name'],
    direction: filter.sortOrder,
    item: configJson,
    joins,
  });
}

/** What is read of a configuration, of a row `p` of the table `dynamic_ads_configs`. */
export const configColumns = sql`p.version, (SELECT ${configJson} FROM (SELECT) one ${joins}) AS config`;

/**
 * One configuration of the site: by its id, by its provider, or the one that is selected; undefined when the site has
 * none.
 */
export async function getDynamicAdsConfig(
  reader: Reader,
  wanted: { readonly id: string } | { readonly provider: string } | 'selected',
): Promise<VersionedDynamicAds | undefined> {
  const condition =
    wanted === 'selected'
      ? sql`p.is_selected`
      : 'id' in wanted
        ? sql`p.uuid = ${wanted.id}`
        : sql`p.name = ${wanted.provider}`;
  const rows = await reader.query<VersionedDynamicAds>(
    sql`SELECT ${configColumns} FROM dynamic_ads_configs p WHERE ${condition}`,
  );
  return rows[0];
}
