import { foldName } from '../../../openapi/formats/text.ts';
import type { DynamicAdsConfigInput, DynamicAdsSlot } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { ForeignReferenceError, NotFoundError, refuseStale, refusingDuplicate } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { refuseRepeated } from '../input/ordered-entries.ts';
import { newUuid } from '../input/uuid.ts';
import { searchText } from '../lists/search-text.ts';
import { lockSite } from '../locks/site-lock.ts';
import { type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import {
  configColumns,
  getDynamicAdsConfig,
  listDynamicAdsProviders,
  unknownProvider,
  type VersionedDynamicAds,
} from './dynamic-ads.ts';

/**
 * Makes a configuration. Throws `ForeignReferenceError` (`unknown`) for a provider that there is not, `DuplicateError`
 * for one that the site has a configuration of, and `ConflictError` (`repeated`) for a slot whose name or id comes
 * twice.
 */
export async function createDynamicAdsConfig(
  transaction: Transaction,
  author: string,
  input: DynamicAdsConfigInput,
): Promise<VersionedDynamicAds> {
  await lockConfigs(transaction);
  const uuid = newUuid();
  const row = rowOf(input, [], await providerNameOf(transaction, input.name));
  if (row.is_selected) await deselectOthers(transaction, author, uuid);
  const insert = insertRow('dynamic_ads_configs', { uuid, ...createdBy(author), ...row });
  return writeConfig(transaction, insert, row.name);
}

/**
 * Changes a configuration; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError`
 * when it is no longer at `expectedVersion` (left out: not compared), and what `createDynamicAdsConfig` throws.
 */
export async function updateDynamicAdsConfig(
  transaction: Transaction,
  author: string,
  uuid: string,
  input: DynamicAdsConfigInput,
  expectedVersion?: number,
): Promise<VersionedDynamicAds> {
  await lockConfigs(transaction);
  const before = await present(transaction, uuid);
  refuseStale(before.version, expectedVersion);
  const { config } = before;
  const row = rowOf(
    { ...config, ...withoutUndefined(input) },
    config.htmlSlots,
    await providerNameOf(transaction, input.name),
  );
  if (row.is_selected) await deselectOthers(transaction, author, uuid);
  const update = updateRow('dynamic_ads_configs', { ...row, ...changedBy(author) }, { uuid });
  return writeConfig(transaction, update, row.name);
}

/** Deletes a configuration; if it was the selected one, none is. Throws `NotFoundError` and `StaleError`. */
export async function deleteDynamicAdsConfig(
  transaction: Transaction,
  uuid: string,
  expectedVersion?: number,
): Promise<void> {
  await lockConfigs(transaction);
  const { version } = await present(transaction, uuid);
  refuseStale(version, expectedVersion);
  await transaction.query(sql`DELETE FROM dynamic_ads_configs WHERE uuid = ${uuid}`);
}

/**
 * Lets changes of a site's configurations happen one after the other, for choosing one takes that from another. They
 * are rare, and quick.
 */
async function lockConfigs(transaction: Transaction): Promise<void> {
  await lockSite(transaction, 'dynamicAds');
}

async function deselectOthers(transaction: Transaction, author: string, uuid: string): Promise<void> {
  await transaction.query(sql`
    UPDATE dynamic_ads_configs SET is_selected = false, version = version + 1, last_modified = now(),
      modified_by = ${author}
    WHERE is_selected AND uuid <> ${uuid}`);
}

function writeConfig(transaction: Transaction, write: Sql, name: string): Promise<VersionedDynamicAds> {
  return refusingDuplicate('dynamic_ads_configs_name', { path: 'name', value: name }, () =>
    writeRow<VersionedDynamicAds>(transaction, write, configColumns),
  );
}

async function present(transaction: Transaction, uuid: string): Promise<VersionedDynamicAds> {
  const found = await getDynamicAdsConfig(transaction, { id: uuid });
  if (found === undefined) throw new NotFoundError('configuration', uuid);
  return found;
}

async function providerNameOf(transaction: Transaction, name: string): Promise<string> {
  const providers = await listDynamicAdsProviders(transaction);
  const provider = providers.find((one) => one.name === name);
  if (provider) return provider.displayName;
  throw new ForeignReferenceError('unknown', ['name'], unknownProvider);
}

/** The columns' values. Empty text counts as none (specification §5). */
function rowOf(input: DynamicAdsConfigInput, slotsBefore: readonly DynamicAdsSlot[], providerName: string) {
  const { name, company, importScript, redirectLink, htmlSlots = [] } = input;
  return {
    name,
    company: company?.trim() || null,
    import_script: importScript || null,
    redirect_link: redirectLink || null,
    html_slots: JSON.stringify(writtenSlots(htmlSlots, slotsBefore)),
    is_selected: input.isSelected ?? false,
    is_active: input.isActive ?? false,
    update_ads_sections: input.updateAdsSections ?? false,
    search_text: searchText(providerName, name, company),
  };
}

/**
 * Slots as they are kept: one with the id of a slot that was there stays the same one, others get an id; the HTML stays
 * word for word.
 */
function writtenSlots(slots: readonly DynamicAdsSlot[], before: readonly DynamicAdsSlot[]): DynamicAdsSlot[] {
  refuseRepeated(
    slots.map((slot) => foldName(slot.name)),
    (place) => `htmlSlots.${place}.name`,
  );
  refuseRepeated(
    slots.map(({ id }, place) => id || `new ${place}`),
    (place) => `htmlSlots.${place}.id`,
  );
  return slots.map(({ id, name, html = '' }) => ({
    id: before.some((slot) => slot.id === id) ? (id ?? newUuid()) : newUuid(),
    name: name.trim(),
    html,
  }));
}
