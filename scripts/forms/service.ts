import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../../service/identity/embedded/accounts.ts';
import type { ServiceSite, ServiceState } from '../../src/workbench/protocol.ts';
import { projectRoot } from '../fingerprint.ts';
import { signIn } from '../football/sign-in.ts';

/** The demo's super administrator, who sees every site. */
const username = 'super@touchline.test';
/** How long a first start, which makes database and demo, may take, in milliseconds. */
const startMs = 90_000;

/** Where records come from. */
export interface RecordsOptions {
  /** A running service; undefined looks at `usual` and else starts one. */
  address: string | undefined;
  /** Where `npm start` and `npm run dev` listen. */
  usual: string;
  /** Port for a service of our own. */
  ownPort: number;
  onChange(state: ServiceState): void;
}

interface Network {
  sites: { instanceId: string; displayName: string; functionsEnabled: Record<string, boolean> }[];
}

/** The service whose records the workbench shows: found running or started with the demo, read as the demo's super administrator, never written to. */
export class Records {
  state: ServiceState = { state: 'starting' };
  private readonly options: RecordsOptions;
  private child: ChildProcess | undefined;
  private token: string | undefined;

  constructor(options: RecordsOptions) {
    this.options = options;
  }

  /** Finds or starts the service and signs in. Never rejects: the workbench works without it, and says why. */
  async start(): Promise<void> {
    try {
      const address = await this.find();
      this.token = await signIn({ address, username, password: demoPassword });
      this.become({ state: 'ready', address, sites: await this.sites(address) });
    } catch (error) {
      this.become({ state: 'absent', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Reads from the service. Answers its status and JSON text as they are; an expired sign-in is renewed once. */
  async read(path: string, instanceId: string | undefined): Promise<{ status: number; text: string }> {
    if (this.state.state !== 'ready')
      return { status: 503, text: JSON.stringify({ message: 'No service is running.' }) };
    const { address } = this.state;
    let reply = await this.get(address, path, instanceId);
    if (reply.status === 401) {
      this.token = await signIn({ address, username, password: demoPassword });
      reply = await this.get(address, path, instanceId);
    }
    return { status: reply.status, text: await reply.text() };
  }

  /** Ends the service if it is ours. */
  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  private become(state: ServiceState): void {
    this.state = state;
    this.options.onChange(state);
  }

  private async find(): Promise<string> {
    const { address, usual, ownPort } = this.options;
    if (address !== undefined) return address;
    if (await isHealthy(usual)) return usual;
    const own = `http://localhost:${ownPort}`;
    this.child = spawn(process.execPath, ['scripts/serve.ts'], {
      cwd: projectRoot,
      env: { ...process.env, PORT: String(ownPort), PUBLIC_URL: own },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    this.child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-500);
    });
    const giveUp = Date.now() + startMs;
    while (Date.now() < giveUp) {
      if (this.child.exitCode !== null) throw new Error(`The service did not start: ${said.trim()}`);
      if (await isHealthy(own)) return own;
      await sleep(100);
    }
    throw new Error(`The service did not answer within ${startMs / 1000} s.`);
  }

  private async sites(address: string): Promise<ServiceSite[]> {
    const reply = await this.get(address, '/users/networks', undefined);
    if (!reply.ok) throw new Error(`The service answers ${reply.status} when asked for its sites.`);
    const networks = (await reply.json()) as Network[];
    return networks.flatMap(({ sites }) =>
      sites.map(({ instanceId, displayName, functionsEnabled }) => ({
        instanceId,
        name: displayName,
        addOns: functionsEnabled,
      })),
    );
  }

  private get(address: string, path: string, instanceId: string | undefined): Promise<Response> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${this.token}`,
      ...(instanceId === undefined ? {} : { 'x-s8y-instance-id': instanceId }),
    };
    return fetch(`${address}/api${path}`, { headers });
  }
}

async function isHealthy(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/health`).catch(() => undefined);
  return reply?.ok ?? false;
}
