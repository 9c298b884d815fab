import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { StorageConfig } from '../config.ts';
import { freePort } from '../database/free-port.ts';

/** A real S3 for tests: Ceph's gateway over one monitor and one store in memory, on this machine only. */
export type SampleS3 = { readonly storage: StorageConfig; stop(): Promise<void> };

const programs = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool'];
const patienceMs = 60_000;

/** What is missing on this machine for `startRadosgw`; empty: nothing. Debian: apt-get install radosgw ceph-mon ceph-osd. */
export function missingPrograms(): string[] {
  return programs.filter((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined);
}

/** Starts it with an empty bucket; takes about ten seconds. Rejects, and leaves nothing running, when it does not answer in time. */
export async function startRadosgw(): Promise<SampleS3> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-s3-'));
  const daemons: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(daemons.toReversed().map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const port = await start(folder, daemons);
    const storage = makeUser(folder, port);
    await makeBucket(storage);
    return { storage, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(folder: string, daemons: ChildProcess[]): Promise<number> {
  const [first, second, port] = [await freePort(), await freePort(), await freePort()];
  const monitors = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`;
  const cluster = randomUUID();
  const store = randomUUID();
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'ceph.conf'), configuration(folder, cluster, monitors, port));
  run(folder, 'monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', monitors, join(folder, 'monmap')]);
  run(folder, 'ceph-mon', ['--mkfs', '-i', 'a', '--monmap', join(folder, 'monmap')]);
  daemons.push(daemon(folder, 'ceph-mon', ['-i', 'a']));
  run(folder, 'ceph', ['osd', 'new', store]);
  run(folder, 'ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', store]);
  daemons.push(daemon(folder, 'ceph-osd', ['-i', '0']), daemon(folder, 'radosgw', ['-n', 'client.rgw']));
  await answers(`http://127.0.0.1:${port}/`);
  return port;
}

function makeUser(folder: string, port: number): StorageConfig {
  const [accessKeyId, secretAccessKey] = [randomBytes(8).toString('hex'), randomBytes(16).toString('hex')];
  const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
  run(folder, 'radosgw-admin', ['user', 'create', '--uid=touchline', '--display-name=touchline', ...keys]);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    region: 'us-east-1',
    bucket: 'media',
    accessKeyId,
    secretAccessKey,
    publicUrl: `${endpoint}/media`,
  };
}

async function makeBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: StorageConfig): Promise<void> {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

function run(folder: string, program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, ['-c', join(folder, 'ceph.conf'), ...args], { timeout: patienceMs });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr.toString()}`);
}

function daemon(folder: string, program: string, args: readonly string[]): ChildProcess {
  return spawn(program, ['-c', join(folder, 'ceph.conf'), ...args, '-f'], { stdio: 'ignore', cwd: folder });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}

async function answers(address: string): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`radosgw did not answer within ${patienceMs / 1000} s.`);
}

/** One copy of everything, in memory, without passwords between its parts. */
function configuration(folder: string, cluster: string, monitors: string, port: number): string {
  return `[global]
fsid = ${cluster}
mon host = ${monitors}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
paxos propose interval = 0.05
mon data avail crit = 1
mon allow pool size one = true
mon max pg per osd = 500
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${folder}/rgw
`;
}
