import { isDecodable } from '../openapi/formats/percent-encoding.ts';

/** One environment variable the service reads, as the README lists it. */
export type Variable = {
  readonly name: string;
  /** The value when it is not set, as one would write it; empty: none. */
  readonly default: string;
  readonly meaning: string;
};

/** Every variable, in the README's order. `readConfig` reads no other; a test compares the README's table with this one. */
export const variables: readonly Variable[] = [
  { name: 'PORT', default: '4400', meaning: 'Port of the service, the console and the embedded sign-in.' },
  {
    name: 'HOST',
    default: 'localhost',
    meaning: 'Name or address to listen on (localhost: 127.0.0.1); outside this machine behind TLS only.',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning: 'Address that browsers use, without a path, when it is not http://localhost:PORT.',
  },
  { name: 'DATA_DIR', default: '.data', meaning: 'Folder of the embedded database, media and keys.' },
  { name: 'DATABASE_URL', default: '', meaning: 'A PostgreSQL server (15 or newer) instead of the embedded one.' },
  { name: 'AUTH_ISSUER', default: '', meaning: 'An OpenID Connect provider instead of the embedded one.' },
  { name: 'AUTH_CLIENT_ID', default: '', meaning: 'The console’s client id at that provider.' },
  { name: 'AUTH_SCOPE', default: '', meaning: 'The scope that opens the service; api://<id>/access for Entra ID.' },
  { name: 'AUTH_AUDIENCE', default: '', meaning: 'The audience of access tokens, where it is not the usual one.' },
  {
    name: 'AUTH_ORGANISATION',
    default: '',
    meaning:
      'The only organisation whose users may sign in, or claim=value such as groups=<id> (Entra names at most 200: let it name the groups of the application alone).',
  },
  { name: 'S3_ENDPOINT', default: '', meaning: 'An S3-compatible store for media; all six S3 variables or none.' },
  { name: 'S3_REGION', default: '', meaning: 'Its region.' },
  { name: 'S3_BUCKET', default: '', meaning: 'Its bucket.' },
  { name: 'S3_ACCESS_KEY_ID', default: '', meaning: 'Its access key.' },
  { name: 'S3_SECRET_ACCESS_KEY', default: '', meaning: 'The secret of that key.' },
  { name: 'S3_PUBLIC_URL', default: '', meaning: 'Where browsers read stored media.' },
  { name: 'MEDIA_QUOTA_BYTES', default: '10737418240', meaning: 'Bytes of media that a site may store; 0: no limit.' },
  {
    name: 'UPLOAD_ADDRESS_SECONDS',
    default: '900',
    meaning: 'How long an address for an upload is good for, seconds; a new one can be had for the same upload.',
  },
  {
    name: 'IMAGES_URL',
    default: '',
    meaning:
      'A CDN that stands before this service’s /images, and before its /videos, of which browsers ask for parts.',
  },
  { name: 'REQUEST_TIMEOUT_MS', default: '30000', meaning: 'How long the console waits for an answer, milliseconds.' },
  { name: 'RATE_LIMIT', default: '2000', meaning: 'Requests per user in 10 seconds; 0 lifts the limit.' },
  { name: 'PLATFORM_NAME', default: 'Touchline', meaning: 'Name of the platform, in page titles.' },
  { name: 'PRODUCT_NAME', default: 'Touchline', meaning: 'Name of this product, on the Access Denied screen.' },
  {
    name: 'SEED',
    default: 'demo',
    meaning: 'What an empty database starts with: demo or none; in production none unless asked.',
  },
  {
    name: 'PUBLIC_SITE',
    default: '',
    meaning:
      'on or off: whether visitors read the sites at /site; on beside the embedded database, off in production unless asked.',
  },
  { name: 'LOG_LEVEL', default: '', meaning: 'error, warn, info or debug; info in production, else warn.' },
  { name: 'NODE_ENV', default: 'development', meaning: 'development, test or production.' },
];

/** Where media goes when it does not stay on this machine. */
export type StorageConfig = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly publicUrl: string;
};

const environments = ['development', 'test', 'production'] as const;
const seeds = ['demo', 'none'] as const;
const switches = ['on', 'off'] as const;
const logLevels = ['error', 'warn', 'info', 'debug'] as const;

/** What the environment says, checked. */
export type Config = {
  readonly port: number;
  readonly host: string;
  /** Address that browsers use, without a trailing slash. */
  readonly origin: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly auth: {
    readonly issuer: string | undefined;
    readonly clientId: string | undefined;
    readonly scope: string | undefined;
    readonly audience: string | undefined;
    readonly organisation: string | undefined;
  };
  readonly storage: StorageConfig | undefined;
  /** Bytes of media that a site may store; 0: no limit. */
  readonly mediaQuotaBytes: number;
  /** How long an address for an upload is good for, seconds. It has to be so when the PUT begins, however long that takes. */
  readonly uploadAddressSeconds: number;
  /** Address below which browsers find `/images` and `/videos`, without a trailing slash: a CDN's, or `origin`. */
  readonly imagesUrl: string;
  readonly requestTimeoutMs: number;
  /** Requests per user in 10 seconds; 0: no limit. */
  readonly rateLimit: number;
  readonly platformName: string;
  readonly productName: string;
  readonly seed: (typeof seeds)[number];
  /** Whether the public site of each site is served at /site. */
  readonly publicSite: boolean;
  readonly logLevel: (typeof logLevels)[number] | 'silent';
  readonly environment: (typeof environments)[number];
};

/** The environment cannot be used; the message is one plain sentence for whoever set it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The process's environment, or a test's stand-in. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment. A variable that is set to nothing counts as not set.
 * @throws {ConfigError} naming the variable, its value and what is expected
 */
export function readConfig(env: Environment): Config {
  const environment = oneOf(env, 'NODE_ENV', environments);
  const port = integer(env, 'PORT', 1, 65_535);
  const origin = ownAddress(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  return {
    port,
    host: text(env, 'HOST') ?? 'localhost',
    origin,
    dataDir: text(env, 'DATA_DIR') ?? '.data',
    databaseUrl: databaseAddress(env, 'DATABASE_URL'),
    auth: {
      issuer: address(env, 'AUTH_ISSUER', ['http:', 'https:'], 'as written'),
      clientId: text(env, 'AUTH_CLIENT_ID'),
      scope: oneWord(env, 'AUTH_SCOPE'),
      audience: text(env, 'AUTH_AUDIENCE'),
      organisation: text(env, 'AUTH_ORGANISATION'),
    },
    storage: storage(env),
    mediaQuotaBytes: integer(env, 'MEDIA_QUOTA_BYTES', 0, 1e15),
    // No S3 signs for longer than a week.
    uploadAddressSeconds: integer(env, 'UPLOAD_ADDRESS_SECONDS', 1, 604_800),
    imagesUrl: address(env, 'IMAGES_URL', ['http:', 'https:']) ?? origin,
    requestTimeoutMs: integer(env, 'REQUEST_TIMEOUT_MS', 1000, 600_000),
    rateLimit: integer(env, 'RATE_LIMIT', 0, 1_000_000),
    platformName: text(env, 'PLATFORM_NAME') ?? 'Touchline',
    productName: text(env, 'PRODUCT_NAME') ?? 'Touchline',
    // Invented clubs have no place in a real database unless they are asked for.
    seed: environment === 'production' && !env.SEED?.trim() ? 'none' : oneOf(env, 'SEED', seeds),
    publicSite: text(env, 'PUBLIC_SITE')
      ? oneOf(env, 'PUBLIC_SITE', switches) === 'on'
      : environment !== 'production' && text(env, 'DATABASE_URL') === undefined,
    logLevel: text(env, 'LOG_LEVEL')
      ? oneOf(env, 'LOG_LEVEL', logLevels)
      : environment === 'production'
        ? 'info'
        : 'warn',
    environment,
  };
}

function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || variables.find((variable) => variable.name === name)?.default || undefined;
}

/** A scope is a word of a token; several in one would open the service to nobody. */
function oneWord(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || !/\s/.test(value)) return value;
  throw new ConfigError(`${name} is ${JSON.stringify(value)}, but must be one scope: the one that opens the service.`);
}

function integer(env: Environment, name: string, least: number, most: number): number {
  const value = text(env, name) ?? '';
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new ConfigError(`${name} is ${JSON.stringify(value)}, but must be a whole number from ${least} to ${most}.`);
}

function oneOf<Value extends string>(env: Environment, name: string, allowed: readonly Value[]): Value {
  const value = text(env, name);
  const found = allowed.find((candidate) => candidate === value);
  if (found) return found;
  throw new ConfigError(`${name} is ${JSON.stringify(value)}, but must be one of ${allowed.join(', ')}.`);
}

/** An address; its trailing slash goes, except where another party compares it letter by letter. */
function address(env: Environment, name: string, protocols: readonly string[], slash?: 'as written') {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const isKnown = protocols.includes(url?.protocol ?? '');
  if (value.includes('@') && !(isKnown && url?.username === '' && url.password === '')) {
    throw new ConfigError(`${name} holds a user or a password, which would be shown; leave them out of it.`);
  }
  if (!isKnown) {
    throw new ConfigError(`${name} is ${JSON.stringify(value)}, but must be ${addressOf(protocols)}.`);
  }
  if (slash) return value;
  if (url?.search || url?.hash) {
    throw new ConfigError(`${name} must be an address without ? and #.`);
  }
  return value.replace(/\/+$/, '');
}

/** The address of the service as browsers write it. It has the console at a path of its own, so that one with a path leads nowhere. */
function ownAddress(env: Environment, name: string): string | undefined {
  const value = address(env, name, ['http:', 'https:']);
  const url = value === undefined ? undefined : new URL(value);
  if (url === undefined || url.pathname === '/') return url?.origin;
  throw new ConfigError(
    `${name} is ${JSON.stringify(value)}, but must be an address without a path: ${url.origin}. The console is at /manage/ there.`,
  );
}

/**
 * The address of a database. A password may hold anything, also what looks like the rest of the address, so nothing of it
 * is shown; and one with an `@` behind its host would have a part of the password there, which other messages show.
 */
function databaseAddress(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const protocols = ['postgres:', 'postgresql:'];
  const read = URL.parse(value);
  const isReadable = protocols.includes(read?.protocol ?? '') && isDecodable(value);
  // Where the host stands before the user, the password becomes the database's name, which errors show.
  if (!isReadable || read?.pathname.includes(':') || /[/?#].*@/.test(value.replace(/^\w+:\/*/, ''))) {
    throw new ConfigError(
      `${name} is no address, but must be ${addressOf(protocols)}. In its password and its name of the database, : is written %3A, / %2F, ? %3F, # %23, @ %40 and % %25.`,
    );
  }
  return checkingCertificate(value.replace(/\/+$/, ''));
}

/** PostgreSQL's driver checks the certificate by each of these modes, and warns of those that do not say so. */
const checkingCertificate = (address: string) =>
  address.includes('uselibpqcompat')
    ? address
    : address.replace(/(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, 'verify-full');

const addressOf = (protocols: readonly string[]) =>
  `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;

/** Half a store is a mistake that would show only at the first upload, so the six are read together. */
function storage(env: Environment): StorageConfig | undefined {
  const names = variables.map(({ name }) => name).filter((name) => name.startsWith('S3_'));
  const missing = names.filter((name) => text(env, name) === undefined);
  if (missing.length === names.length) return undefined;
  const set = names.find((name) => !missing.includes(name));
  if (missing.length > 0) {
    throw new ConfigError(`${missing.join(', ')} must be set too, because ${set} is set: all S3 variables or none.`);
  }
  return {
    endpoint: address(env, 'S3_ENDPOINT', ['http:', 'https:']) ?? '',
    region: text(env, 'S3_REGION') ?? '',
    bucket: bucket(text(env, 'S3_BUCKET') ?? ''),
    accessKeyId: text(env, 'S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: text(env, 'S3_SECRET_ACCESS_KEY') ?? '',
    publicUrl: address(env, 'S3_PUBLIC_URL', ['http:', 'https:']) ?? '',
  };
}

/** Keys begin at the root of a bucket: one of its folders is none. */
function bucket(name: string): string {
  if (!name.includes('/')) return name;
  throw new ConfigError(
    `S3_BUCKET is ${JSON.stringify(name)}, but must be the name of a bucket alone, without a folder.`,
  );
}
