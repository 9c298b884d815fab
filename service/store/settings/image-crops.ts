import { foldName } from '../../../openapi/formats/text.ts';
import type { ImageCrops } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ContradictionError } from '../errors.ts';
import { inOrder, refuseRepeated } from '../input/ordered-entries.ts';
import { sql } from '../sql.ts';
import { lockSettings, type Versioned, writeSettings } from './settings-row.ts';

type Crop = ImageCrops['crops'][number];

const table = sql`image_crop_settings`;

/** How many times longer than the other a side may be: what is narrower shows nothing of a picture. */
const MOST = 5;

/** The shapes that the site cuts its pictures to, in their order; none while nothing was saved. */
export async function getImageCrops(reader: Reader): Promise<Versioned<ImageCrops>> {
  const [row] = await reader.query<Versioned<ImageCrops>>(sql`
    SELECT version, json_build_object('crops', coalesce((
      SELECT json_agg(e.entry || jsonb_build_object('sortOrder', e.place - 1) ORDER BY e.place)
      FROM jsonb_array_elements(s.crops) WITH ORDINALITY e(entry, place)), '[]')) AS value
    FROM ${table} s`);
  return row ?? { value: { crops: [] }, version: 1 };
}

/**
 * Replaces the site's crops. Throws `ContradictionError` (`extremeRatio`) for one that is too wide or too high,
 * `ConflictError` (`repeated`) for a name that two have in a language, and `StaleError`.
 */
export async function saveImageCrops(
  transaction: Transaction,
  author: string,
  { crops }: ImageCrops,
  expectedVersion?: number,
): Promise<Versioned<ImageCrops>> {
  await lockSettings(transaction, table, author, expectedVersion);
  const extreme = crops.flatMap((crop, place) => (isModerate(crop) ? [] : [`crops.${place}.ratio`]));
  if (extreme.length > 0) throw new ContradictionError('extremeRatio', extreme, 'A crop goes from 1:5 to 5:1.');
  for (const language of ['en', 'sv'] as const) {
    refuseRepeated(
      crops.map(({ name }) => foldName(name[language])),
      (place) => `crops.${place}.name.${language}`,
    );
  }
  const entries = inOrder(crops).map(({ name, ratio }) => ({ name, ratio }));
  await writeSettings(transaction, author, { table, columns: sql`crops = ${JSON.stringify(entries)}` });
  return getImageCrops(transaction);
}

/** Whether a crop is neither too wide nor too high to be shown. */
function isModerate({ ratio }: Pick<Crop, 'ratio'>): boolean {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return Math.max(width / height, height / width) <= MOST;
}
