import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

/** A thing of the pretended service. */
export type Thing = Record<string, unknown>;

/** How a pretended service behaves, written from its description and not from what the console made of it. */
export interface Behaviour {
  /** The address of its list, such as `/v2/changelogs`. */
  address: string;
  id: string;
  /** What a list answers to a query. */
  list(things: readonly Thing[], query: URLSearchParams, tell: (name: string, value: string) => void): unknown;
  /** How one thing is answered. */
  wrapped?(thing: Thing): unknown;
  update: 'PUT' | 'PATCH';
  /** Whether changes must name the version that they were made of. */
  hasVersions?: boolean;
  /** What nobody may send; a body that has it is refused. */
  kept: readonly string[];
  made(body: Thing, count: number): Thing;
  refused(message: string): unknown;
}

/** A service with the manners of a description, and the console that was built for it below /manage. */
export class AdoptedService {
  readonly things: Thing[];
  /** What was asked, such as `GET /v2/changelogs?page=2&per_page=100`. */
  readonly asked: string[] = [];
  private readonly behaviour: Behaviour;
  private readonly console: string;
  private readonly server: Server;
  private made = 0;
  private version = 1;

  constructor(behaviour: Behaviour, folder: string, things: Thing[]) {
    this.behaviour = behaviour;
    this.console = path.join(folder, 'dist/adopted');
    this.things = things;
    this.server = createServer((request, reply) => void this.answer(request, reply));
  }

  /** Listens on a free port, and gives the address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** Ends it. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    if (/^\/(manage\/|theme\.js|icon\.svg)/.test(pathname)) return this.sendFile(pathname, reply);
    const { method = 'GET' } = request;
    this.asked.push(`${method} ${request.url}`);
    const { address, list, wrapped = (thing: Thing) => thing, made, refused, kept } = this.behaviour;
    const send = (status: number, body?: unknown): void => {
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(body === undefined ? '' : JSON.stringify(body));
    };
    const body = await bodyOf(request);
    const sentKept = kept.find((name) => Object.hasOwn(body, name));
    if (sentKept !== undefined) return send(400, refused(`${sentKept} is kept by the service`));
    if (pathname === address && method === 'GET')
      return send(
        200,
        list(this.things, searchParams, (name, value) => reply.setHeader(name, value)),
      );
    if (pathname === address && method === 'POST') {
      if (body.title === 'refused' || body.name === 'refused') return send(400, refused('This name is not allowed'));
      const thing = made(body, ++this.made);
      this.things.push(thing);
      return send(201, wrapped(thing));
    }
    const id = decodeURIComponent(pathname.slice(address.length + 1));
    const at = this.things.findIndex((thing) => String(thing[this.behaviour.id]) === id);
    const thing = pathname.startsWith(`${address}/`) ? this.things[at] : undefined;
    if (!thing) return send(404, refused('There is no such thing'));
    if (this.behaviour.hasVersions) reply.setHeader('etag', `"${this.version}"`);
    if (method === 'GET') return send(200, wrapped(thing));
    if (this.behaviour.hasVersions && request.headers['if-match'] !== `"${this.version}"` && method !== 'DELETE')
      return send(412, refused('It was changed meanwhile'));
    if (method === 'DELETE') {
      this.things.splice(at, 1);
      return send(204);
    }
    if (method !== this.behaviour.update) return send(405, refused(`${method} is not allowed`));
    // PUT puts the whole in place: what is not sent is gone. PATCH leaves the rest alone.
    const keptNow = Object.fromEntries(Object.entries(thing).filter(([name]) => kept.includes(name)));
    this.things[at] = method === 'PUT' ? { ...keptNow, ...body } : { ...thing, ...body };
    this.version += 1;
    if (this.behaviour.hasVersions) reply.setHeader('etag', `"${this.version}"`);
    send(200, wrapped(this.things[at] ?? {}));
  }

  private sendFile(pathname: string, reply: ServerResponse): void {
    const wanted = path.join(this.console, pathname.replace(/^\/manage\//, ''));
    const file = /\.\w+$/.test(pathname) && existsSync(wanted) ? wanted : path.join(this.console, 'adopted.html');
    const kinds: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
    const type = kinds[path.extname(file)] ?? 'text/html';
    reply.writeHead(200, {
      'content-type': type,
      'content-security-policy': "script-src 'self'; style-src 'self' 'unsafe-inline'",
    });
    reply.end(readFileSync(file));
  }
}

async function bodyOf(request: IncomingMessage): Promise<Thing> {
  let text = '';
  for await (const part of request) text += String(part);
  return text === '' ? {} : (JSON.parse(text) as Thing);
}
