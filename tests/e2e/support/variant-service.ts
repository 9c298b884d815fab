import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from 'playwright/test';

/** A body with named properties. */
export type Values = Record<string, unknown>;

/** How the variant differs from the reference service, besides what it always does; each can be switched while it runs. */
export type Variant = {
  /** Whether replies bear a version. */
  etags: boolean;
  /** Whether a change is answered by 200 and no bytes. */
  emptyReplies: boolean;
  /** What answers for the pages of page organisation instead of a list; undefined: the list. */
  pages: string | undefined;
  /** What changes carried, as it came, oldest first. */
  readonly received: readonly Values[];
  /** Sends the browser's calls for teams and for the list of pages here instead of to the reference service. */
  serve(context: BrowserContext): Promise<void>;
  stop(): Promise<void>;
};

/** Properties that the contract does not know, wherever they stand: those of a team, of its names, and of each external id. */
const UNDECLARED = ['federation', 'nickname', 'syncedBy', 'modifiedBy'];
const PAGES = '/api/layouts/page-organization';
const TEAM = /^\/api\/sports-v2\/teams\/[^/?]+$/;

/**
 * A service like the real one, in front of the reference service (design/domain.md): it knows more than the contract says and keeps it, and it is untidy
 * in what it answers: `SE` for `sv`, numbers for texts, `[]` for `{}` and the reverse, an empty text for no gender. What it is sent goes on to the
 * reference service as it came, but for what that refuses to know: whatever form the console writes must be the contract's.
 */
export async function startVariant(origin: string): Promise<Variant> {
  const received: Values[] = [];
  const kept = new Map<string, Values>();
  const settings = { etags: true, emptyReplies: false, pages: undefined as string | undefined };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    const sent = await textOf(request);
    if (settings.pages !== undefined && request.method === 'GET' && path.startsWith(PAGES)) {
      response.setHeader('content-type', 'application/json');
      response.end(settings.pages);
      return;
    }
    const isChange = request.method === 'PUT' && TEAM.test(path);
    const body = isChange ? (JSON.parse(sent) as Values) : undefined;
    const reply = await fetch(origin + path, {
      method: request.method ?? 'GET',
      headers: passedOn(request.headers),
      ...(sent === '' ? {} : { body: body ? JSON.stringify(declared(body)) : sent }),
    });
    const text = await reply.text();
    if (body) received.push(body);
    if (body && reply.ok) kept.set(path, body);
    const etag = reply.headers.get('etag');
    response.statusCode = reply.status;
    response.setHeader('content-type', reply.headers.get('content-type') ?? 'application/json');
    if (etag !== null && settings.etags) response.setHeader('etag', etag);
    const isTeam = TEAM.test(path) && reply.ok;
    if (isChange && isTeam && settings.emptyReplies) response.end();
    else response.end(isTeam ? JSON.stringify(untidy(JSON.parse(text) as Values, kept.get(path))) : text);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 502;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return Object.assign(settings, {
    received,
    async serve(context: BrowserContext) {
      for (const calls of ['**/api/sports-v2/teams/**', `**${PAGES}`, `**${PAGES}?*`]) {
        await context.route(calls, async (route) => {
          const { pathname, search } = new URL(route.request().url());
          await route.continue({ url: address + pathname + search });
        });
      }
    },
    stop: () => stopped(server),
  });
}

/** What is answered for a team: what the reference service has, and what the variant knows besides, in untidy form. */
function untidy(team: Values, sent: Values | undefined): Values {
  const { teamInfo, teamNames, clubName, extIds } = team as Record<string, Values> & { extIds: Values[] };
  const rows = (sent?.extIds ?? []) as Values[];
  return {
    ...team,
    federation: sent ? sent.federation : { name: 'Frostförbundet', since: [1921, { club: true }] },
    modifiedBy: 'Elin Berg',
    nationality: team.nationality === 'sv' ? 'SE' : team.nationality,
    gender: team.gender ?? '',
    teamNames: { ...teamNames, nickname: sent ? (sent.teamNames as Values | undefined)?.nickname : 'Isbjörnarna' },
    clubName: Object.keys(clubName ?? {}).length === 0 ? [] : clubName,
    teamInfo: { ...teamInfo, ...(teamInfo?.founded ? { founded: Number(teamInfo.founded) } : {}) },
    extIds:
      extIds.length === 0
        ? {}
        : extIds.map((row) => {
            const { syncedBy } = sent ? (rows.find(({ extId }) => extId === row.extId) ?? {}) : { syncedBy: 'nightly' };
            return { ...row, ...(syncedBy === undefined ? {} : { syncedBy }) };
          }),
  };
}

/** A value without what the contract does not know. */
function declared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(declared);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !UNDECLARED.includes(name));
  return Object.fromEntries(entries.map(([name, inner]) => [name, declared(inner)]));
}

/** The headers of a call that concern the service itself. */
function passedOn(headers: IncomingMessage['headers']): Record<string, string> {
  const names = ['authorization', 'content-type', 'if-match', 'x-s8y-instance-id', 'accept'];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function stopped(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
