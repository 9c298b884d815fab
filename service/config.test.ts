import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, variables } from './config.ts';

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'eu-north-1',
  S3_BUCKET: 'media',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PUBLIC_URL: 'https://media.example/',
};

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 4400,
      host: 'localhost',
      origin: 'http://localhost:4400',
      dataDir: '.data',
      databaseUrl: undefined,
      storage: undefined,
      mediaQuotaBytes: 10_737_418_240,
      uploadAddressSeconds: 900,
      imagesUrl: 'http://localhost:4400',
      requestTimeoutMs: 30_000,
      platformName: 'Touchline',
      productName: 'Touchline',
      seed: 'demo',
      logLevel: 'warn',
      environment: 'development',
    });
  });

  it('takes a variable set to nothing for one that is not set', () => {
    expect(readConfig(Object.fromEntries(variables.map(({ name }) => [name, ' '])))).toEqual(readConfig({}));
  });

  it('reads every variable of the table', () => {
    const read = new Set<string>();
    const complete = { ...s3, DATABASE_URL: 'postgres://localhost/x', LOG_LEVEL: 'debug' };
    const watched = new Proxy<Record<string, string>>(complete, {
      get(env, name) {
        read.add(String(name));
        return env[String(name)];
      },
    });
    readConfig(watched);
    expect([...read].sort()).toEqual(variables.map(({ name }) => name).sort());
  });

  it('keeps the issuer letter by letter and trims other addresses', () => {
    const config = readConfig({ ...s3, AUTH_ISSUER: 'https://id.example/', PUBLIC_URL: 'https://admin.example/' });
    expect(config.auth.issuer).toBe('https://id.example/');
    expect(config.origin).toBe('https://admin.example');
    expect(config.storage?.publicUrl).toBe('https://media.example');
  });

  it('finds pictures at its own address unless a CDN stands before it', () => {
    expect(readConfig({ PUBLIC_URL: 'https://admin.example/' }).imagesUrl).toBe('https://admin.example');
    expect(readConfig({ IMAGES_URL: 'https://cdn.example/club/' }).imagesUrl).toBe('https://cdn.example/club');
  });

  it('writes its own address as browsers do', () => {
    expect(readConfig({ PUBLIC_URL: 'HTTPS://Admin.Example:443/' }).origin).toBe('https://admin.example');
  });

  it('puts no demo into a production database that did not ask for it', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ seed: 'none', logLevel: 'info' });
    expect(readConfig({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http", but must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number from 1 to 65535.'],
    [
      { MEDIA_QUOTA_BYTES: '10 GB' },
      'MEDIA_QUOTA_BYTES is "10 GB", but must be a whole number from 0 to 1000000000000000.',
    ],
    [{ UPLOAD_ADDRESS_SECONDS: '0' }, 'UPLOAD_ADDRESS_SECONDS is "0", but must be a whole number from 1 to 604800.'],
    [{ REQUEST_TIMEOUT_MS: '30s' }, 'REQUEST_TIMEOUT_MS is "30s", but must be a whole number from 1000 to 600000.'],
    [{ SEED: 'full' }, 'SEED is "full", but must be one of demo, none.'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV is "staging", but must be one of development, test, production.'],
    [
      { AUTH_SCOPE: 'openid profile' },
      'AUTH_SCOPE is "openid profile", but must be one scope: the one that opens the service.',
    ],
    [
      { AUTH_ISSUER: 'example' },
      'AUTH_ISSUER is "example", but must be an address that starts with http:// or https://.',
    ],
    [
      { PUBLIC_URL: 'https://admin.example/manage/' },
      'PUBLIC_URL is "https://admin.example/manage", but must be an address without a path: https://admin.example. The console is at /manage/ there.',
    ],
    [{ PUBLIC_URL: 'https://admin.example/?a=b' }, 'PUBLIC_URL must be an address without ? and #.'],
    [{ IMAGES_URL: 'https://cdn.example/#a' }, 'IMAGES_URL must be an address without ? and #.'],
    [
      { ...s3, S3_BUCKET: '', S3_REGION: '' },
      'S3_REGION, S3_BUCKET must be set too, because S3_ENDPOINT is set: all S3 variables or none.',
    ],
    [
      { ...s3, S3_BUCKET: 'media/club' },
      'S3_BUCKET is "media/club", but must be the name of a bucket alone, without a folder.',
    ],
  ])('refuses %j in one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
  });

  it.each([
    'mysql://me:secret@host/db',
    'postgres://me:secr/@et@host/db',
    'postgres//me:secret',
    'secret',
    'postgres://me:12/secret@host/db',
    'postgres://me:12?secret@host/db',
    'postgres://me:12#secret@host/db',
    'postgres://me:12/se/cret@host:5432/db?sslmode=require',
    'postgres:/me:12/secret@host/db',
    'postgres://me:50%secret@host/db',
    'postgres://me:secret%ff@host/db',
    'postgres://host/me:secret',
  ])('shows nothing of the database address %s', (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(
      new ConfigError(
        'DATABASE_URL is no address, but must be an address that starts with postgres:// or postgresql://. In its password and its name of the database, : is written %3A, / %2F, ? %3F, # %23, @ %40 and % %25.',
      ),
    );
  });

  it.each([
    'postgres://me:se%2Fcret@host:5432/db',
    'postgresql://me:se@cret@host/db?sslmode=verify-full',
    'postgres://host/db?uselibpqcompat=true&sslmode=require',
    'postgres://me@%2Fvar%2Frun%2Fpostgresql/db',
    'postgres:///db?host=/var/run/postgresql',
    'postgres://me@host/a%3Ab',
  ])('takes the database address %s', (url) => expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url));

  it.each(['prefer', 'require', 'verify-ca'])(
    'has the certificate checked by sslmode=%s, and says so to the driver',
    (mode) => {
      const url = (asked: string) => `postgres://host/db?sslmode=${asked}&sslrootcert=/ca.pem`;
      expect(readConfig({ DATABASE_URL: url(mode) }).databaseUrl).toBe(url('verify-full'));
    },
  );

  it.each([
    'https://key:secret@s3.example',
    'ftp://key:secret@s3.example',
    'https://key:se/cret@s3.example',
    'key:secret@x',
  ])('shows nothing of %s, where no address has a password', (url) => {
    for (const name of ['S3_ENDPOINT', 'AUTH_ISSUER', 'PUBLIC_URL', 'IMAGES_URL']) {
      const others = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PUBLIC_URL'];
      const rest =
        name === 'S3_ENDPOINT' ? Object.fromEntries(others.map((other) => [other, 'https://x.example'])) : {};
      expect(() => readConfig({ ...rest, [name]: url })).toThrow(
        new ConfigError(`${name} holds a user or a password, which would be shown; leave them out of it.`),
      );
    }
  });
});
