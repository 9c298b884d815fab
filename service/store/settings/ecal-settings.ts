import type { EcalSettings } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ContradictionError } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { refuseRepeated } from '../input/ordered-entries.ts';
import { sql } from '../sql.ts';
import { lockSettings, refuseUnknownEntries, type Versioned, writeSettings } from './settings-row.ts';

const table = sql`ecal_settings`;

/** What holds while nothing was saved; the colour is the product's primary one (specification §9). */
const unsaved: Required<EcalSettings> = {
  enabled: false,
  apiKey: '',
  widgetId: '',
  buttonText: {},
  buttonColour: '#D8127D',
  teams: [],
};

/** The settings of the site's event calendar button; a disabled one while nothing was saved. */
export async function getEcalSettings(reader: Reader): Promise<Versioned<Required<EcalSettings>>> {
  const [row] = await reader.query<Versioned<Required<EcalSettings>>>(sql`
    SELECT version, json_build_object('enabled', enabled, 'apiKey', api_key, 'widgetId', widget_id,
      'buttonText', button_text, 'buttonColour', button_colour, 'teams', teams) AS value
    FROM ${table}`);
  return row ?? { value: unsaved, version: 1 };
}

/**
 * Changes the settings of the site's event calendar button; a property that is left out keeps its value. Throws
 * `ContradictionError` (`required`) for an enabled one without key or widget, `ConflictError` (`repeated`) for a team
 * that comes twice, `ForeignReferenceError` (`unknown`) for one that the site does not have, and `StaleError`.
 */
export async function saveEcalSettings(
  transaction: Transaction,
  author: string,
  input: EcalSettings,
  expectedVersion?: number,
): Promise<Versioned<Required<EcalSettings>>> {
  await lockSettings(transaction, table, author, expectedVersion);
  const { value: before } = await getEcalSettings(transaction);
  const settings: Required<EcalSettings> = { ...before, ...withoutUndefined(input) };
  const { enabled, apiKey, widgetId, buttonText, buttonColour, teams } = settings;
  const missing = [apiKey === '' && 'apiKey', widgetId === '' && 'widgetId'].filter((name) => name !== false);
  if (enabled && missing.length > 0) {
    throw new ContradictionError('required', missing, 'A button that is shown needs its key and its widget.');
  }
  refuseRepeated(teams, (place) => `teams.${place}`);
  await refuseUnknownEntries(
    transaction,
    'team',
    teams.map((uuid, place) => ({ path: `teams.${place}`, uuid })),
    before.teams,
  );
  await writeSettings(transaction, author, {
    table,
    columns: sql`enabled = ${enabled}, api_key = ${apiKey}, widget_id = ${widgetId},
      button_text = ${JSON.stringify(buttonText)}, button_colour = ${buttonColour}, teams = ${JSON.stringify(teams)}`,
  });
  return getEcalSettings(transaction);
}
