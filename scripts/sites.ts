import { readFile } from 'node:fs/promises';
import { Ajv, type ErrorObject } from 'ajv';
import { absoluteAddress, isWebAddress } from '../openapi/formats/web-address.ts';
import { readContract } from '../service/http/contract.ts';
import type { AddOns } from '../service/store/contract.ts';
import {
  PlatformError,
  type PlatformInput,
  type SharedName,
  writePlatform,
} from '../service/store/platform/write-platform.ts';
import { withDatabase } from './open-database.ts';
import { command, PlainError } from './plain-error.ts';

const usage = 'Usage: npm run sites -- FILE (the README shows one)';

type Described = {
  readonly networks?: readonly {
    readonly name: string;
    readonly sites: readonly {
      readonly instanceId: string;
      readonly displayName: string;
      readonly org: string;
      readonly publicUrl: string;
      readonly language?: 'sv' | 'en';
      readonly isMasterSite?: boolean;
      readonly addOns?: readonly (keyof AddOns)[];
    }[];
  }[];
  readonly sports?: readonly SharedName[];
  readonly gameTypes?: readonly SharedName[];
  readonly externalIdTypes?: PlatformInput['externalIdTypes'];
  readonly adsProviders?: PlatformInput['adsProviders'];
};

const { InstanceId, AddOns: addOnsSchema } = readContract().schemas;
const addOnNames = Object.keys(
  (addOnsSchema as { properties: Record<string, unknown> }).properties,
) as (keyof AddOns)[];
const text = { type: 'string', maxLength: 200, format: 'name' };
const sharedName = object({ code: text, sv: text, en: text });

const isDescribed = new Ajv({ strict: false, formats: { name: isName, web: isWebAddress } }).compile<Described>(
  object(
    {},
    {
      networks: list(
        object({
          name: text,
          sites: list(
            object(
              { instanceId: InstanceId, displayName: text, org: text, publicUrl: { type: 'string', format: 'web' } },
              {
                language: { enum: ['sv', 'en'] },
                isMasterSite: { type: 'boolean' },
                addOns: list({ enum: addOnNames }),
              },
            ),
          ),
        }),
      ),
      sports: list(sharedName),
      gameTypes: list(sharedName),
      externalIdTypes: list(object({ code: text, name: text })),
      adsProviders: list(object({ name: text, displayName: text })),
    },
  ),
);

function isName(text: string): boolean {
  return /\S/.test(text) && !/\p{Cc}/u.test(text);
}

function object(required: Record<string, unknown>, optional: Record<string, unknown> = {}): object {
  const properties = { ...required, ...optional };
  return { type: 'object', properties, required: Object.keys(required), additionalProperties: false };
}

function list(items: object): object {
  return { type: 'array', items };
}

/** What a file describes. Throws `PlainError`, with the place in it, for anything that cannot be made. */
export function readSites(content: string): PlatformInput {
  const described = parse(content);
  if (!isDescribed(described)) throw new PlainError(faultOf(isDescribed.errors?.[0]));
  const { networks = [], sports = [], gameTypes = [], externalIdTypes = [], adsProviders = [] } = described;
  const names = networks.map(({ name }) => name);
  const alike = names.find((name, place) => names.indexOf(name) !== place);
  if (alike !== undefined) throw new PlainError(`The network ${alike} is described twice.`);
  const ids = networks.flatMap(({ sites }) => sites.map(({ instanceId }) => instanceId));
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) throw new PlainError(`The site ${twice} is described twice.`);
  const crowded = networks.find(({ sites }) => sites.filter(({ isMasterSite }) => isMasterSite).length > 1);
  if (crowded) throw new PlainError(`The network ${crowded.name} has more than one master site.`);
  return {
    networks: networks.map(({ name, sites }) => ({
      name,
      sites: sites.map(({ language = 'sv', isMasterSite = false, addOns = [], ...site }) => ({
        ...site,
        publicUrl: absoluteAddress(site.publicUrl),
        language,
        isMasterSite,
        addOns: Object.fromEntries(addOnNames.map((one) => [one, addOns.includes(one)])) as AddOns,
      })),
    })),
    sports,
    gameTypes,
    externalIdTypes,
    adsProviders,
  };
}

function parse(content: string): unknown {
  try {
    // Some editors begin a file with a mark of its order of bytes.
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new PlainError(`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function faultOf(error: ErrorObject | undefined): string {
  const place = error?.instancePath.slice(1).replaceAll('/', '.') || 'The file';
  const { additionalProperty, allowedValues, format } = error?.params ?? {};
  if (additionalProperty) return `${place} has no ${String(additionalProperty)}; nothing was changed.`;
  if (Array.isArray(allowedValues)) return `${place} must be one of ${allowedValues.join(', ')}; nothing was changed.`;
  if (format === 'web') return `${place} is no web address; nothing was changed.`;
  if (format === 'name') return `${place} must not be blank, or hold line breaks; nothing was changed.`;
  return `${place} ${error?.message ?? 'is wrong'}; nothing was changed.`;
}

/** Makes the networks, sites and shared lists that a file describes, or changes them to what it says. */
async function sites(): Promise<void> {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new PlainError(usage);
  const content = await readFile(file, 'utf8').catch((error: Error) => {
    throw new PlainError(`The file cannot be read: ${error.message}. ${usage}`);
  });
  const input = readSites(content);
  await withDatabase(async ({ database }) => {
    try {
      await database.platform((platform) => writePlatform(platform, input));
    } catch (error) {
      throw error instanceof PlatformError ? new PlainError(`${error.message} Nothing was changed.`) : error;
    }
  });
  for (const { name, sites } of input.networks) {
    console.log(`${name}: ${sites.map(({ instanceId }) => instanceId).join(', ')}`);
  }
  console.log('Everything is as the file says. Give people access: npm run grant');
}

if (import.meta.main) await command(sites);
