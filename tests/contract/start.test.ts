import dns from 'node:dns';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer as createHttpServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Config, readConfig } from '../../service/config.ts';
import { freePort } from '../../service/database/free-port.ts';
import { instanceHeader } from '../../service/http/contract.ts';
import { providerKeys } from '../../service/identity/embedded/keys.ts';
import { identitySettings } from '../../service/identity/settings.ts';
import { startService } from '../../service/server.ts';
import { demoDatabase, demoDataFolder } from './database.ts';
import { demo } from './test-service.ts';

let folder: string;
let config: Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-start-'));
  config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder, PORT: String(await freePort()) });
});
afterAll(() => rm(folder, { recursive: true }));

describe('startService', () => {
  it('brings everything up from an empty folder, and again from the same one', async () => {
    for (const start of ['first', 'second']) {
      const service = await startService(config);
      try {
        expect(service.address).toBe(config.origin);
        expect((await fetch(`${config.origin}/health`)).status, start).toBe(200);
        const teams = await fetch(`${config.origin}/api/sports-v2/teams`, { headers: await adminHeaders() });
        expect(((await teams.json()) as { total: number }).total).toBeGreaterThan(0);
        const discovery = await fetch(`${config.origin}/oidc/.well-known/openid-configuration`);
        expect(await discovery.json()).toMatchObject({ issuer: `${config.origin}/oidc` });
      } finally {
        await Promise.all([service.close(), service.close()]);
      }
      await expect(fetch(`${config.origin}/health`)).rejects.toThrow();
    }
  });

  it('has one server for localhost, which may be two addresses: each would have its own connections', async () => {
    const all = [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ];
    const real = dns.lookup;
    const lookup = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((
        name: string,
        options: dns.LookupAllOptions,
        done: (error: null, found: readonly dns.LookupAddress[]) => void,
      ) => (name === 'localhost' ? done(null, all) : real(name, options, done as never))) as never);
    const service = await startService(config);
    try {
      lookup.mockRestore();
      const outcomes = all.map(async ({ address }) => {
        const socket = connect(config.port, address);
        const open = await once(socket, 'connect').then(
          () => 'open',
          () => 'refused',
        );
        socket.destroy();
        return open;
      });
      expect(await Promise.all(outcomes)).toEqual(['open', 'refused']);
    } finally {
      await service.close();
    }
  });

  it('finishes a request that is under way when it is stopped', async () => {
    const service = await startService(config);
    const headers = { ...(await adminHeaders()), 'content-type': 'application/json', 'content-length': '2' };
    const slow = request(`${config.origin}/api/sports-v2/teams`, { method: 'POST', headers, agent: new Agent() });
    const answer = new Promise<IncomingMessage>((resolve, reject) => slow.on('response', resolve).on('error', reject));
    slow.write('{');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const closed = service.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    slow.end('}');
    expect((await answer).statusCode).toBe(400);
    await closed;
  });

  it.each([
    [
      { HOST: '0.0.0.0' },
      'The embedded sign-in is for this machine only, and would be open at "0.0.0.0"; set AUTH_ISSUER.',
    ],
    [{ PUBLIC_URL: 'https://admin.example.com' }, 'would be open at "admin.example.com"'],
    [{ DATA_DIR: import.meta.filename }, 'but that folder cannot be made (EEXIST).'],
    [{ DATA_DIR: '/proc/x' }, 'DATA_DIR is "/proc/x", but that folder cannot be made ('],
    [{ DATA_DIR: '/proc/x', DATABASE_URL: 'postgres://nobody@localhost/x' }, 'but that folder cannot be made ('],
  ])('refuses %j in one sentence', async (env, sentence) => {
    const wrong = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, PORT: String(config.port), ...env });
    await expect(startService(wrong)).rejects.toThrow(sentence);
  });

  it('refuses a port in use and leaves nothing behind', async () => {
    const other = createServer().listen(config.port, 'localhost');
    await expect(startService(config)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((resolve) => other.close(resolve));
    const service = await startService(config);
    await service.close();
  });

  it('refuses a media folder that another service has, and takes it once that one has gone', async () => {
    const { url, close } = await demoDatabase();
    const dataDir = await demoDataFolder();
    const onServer = async () => ({ ...config, dataDir, databaseUrl: url, port: await freePort() });
    const first = await startService(await onServer());
    try {
      await expect(startService(await onServer())).rejects.toThrow(
        /media is in use by another service \(process \d+\); give this one a DATA_DIR of its own, or keep media in S3 for both\.$/,
      );
    } finally {
      await first.close();
    }
    const second = await startService(await onServer());
    await second.close();
    await close();
    await rm(dataDir, { recursive: true });
  });

  it('refuses a bucket of another database, and sends nothing there: neither files nor rules for browsers', async () => {
    const calls: string[] = [];
    const bucket = createHttpServer(({ method = '', url = '' }, response) => {
      calls.push(`${method} ${url.split('?')[0]}`);
      response.writeHead(200, { etag: '"a"', 'content-type': 'text/plain' }).end('another');
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
    const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
    const storage = { endpoint, region: 'eu', bucket: 'media', publicUrl: `${endpoint}/media`, ...keys };
    const dataDir = await mkdtemp(join(tmpdir(), 'touchline-start-'));
    await expect(startService({ ...config, dataDir, storage, port: await freePort() })).rejects.toThrow(
      'The bucket media has the media of another database; set S3_BUCKET to one of its own.',
    );
    expect(new Set(calls)).toEqual(new Set(['GET /media/database-identity']));
    bucket.close();
    await rm(dataDir, { recursive: true });
  });

  it('refuses a folder with the media of another database, and takes it with its own', async () => {
    const { url, close } = await demoDatabase();
    const dataDir = await demoDataFolder();
    const start = async () => startService({ ...config, dataDir, databaseUrl: url, port: await freePort() });
    const named = async (id: string) => {
      const owner = new Client({ connectionString: url });
      await owner.connect();
      await owner.query('UPDATE database_identity SET id = $1', [id]);
      await owner.end();
    };
    await named('one');
    await (await start()).close();
    await named('another');
    await expect(start()).rejects.toMatchObject({
      name: 'ConfigError',
      message: `The folder ${dataDir} has the media of another database; set DATA_DIR to one of its own.`,
    });
    await named('one');
    await (await start()).close();
    await close();
    await rm(dataDir, { recursive: true });
  });

  it('refuses the embedded sign-in in production with one sentence', async () => {
    const start = startService({ ...config, environment: 'production' });
    await expect(start).rejects.toThrow(/^[^\n]*AUTH_ISSUER[^\n]*\.$/);
    await expect(start).rejects.toMatchObject({ name: 'IdentityError' });
  });
});

/** Headers of a good request, with a token that the embedded provider could have made. */
async function adminHeaders(): Promise<Record<string, string>> {
  const settings = identitySettings({ origin: config.origin });
  const [key] = (await providerKeys(folder)).signing;
  if (!key?.kid) throw new Error('the provider has no key');
  const token = await new SignJWT({
    client_id: settings.clientId,
    scope: settings.scope,
    organisation: settings.organisation?.value,
  })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt' })
    .setIssuer(settings.issuer)
    .setAudience([...settings.audience])
    .setSubject(demo.admin)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(key, 'RS256'));
  return { authorization: `Bearer ${token}`, [instanceHeader]: demo.site };
}
