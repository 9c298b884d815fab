import { expect } from 'playwright/test';
import type { Team, TeamInput } from '../../../generated/model/index.ts';
import type { Site } from './accounts.ts';

/** The service as somebody else uses it meanwhile: sets a journey's scene, interferes, and tells what has been kept. */
export type Service = {
  /** Makes a team of the site, with a name and a code that no other has, and whatever `changes` adds. */
  createTeam(changes?: Partial<TeamInput>): Promise<Team>;
  /** Changes a team, whichever version it is at. */
  changeTeam(uuid: string, changes: Partial<TeamInput>): Promise<Team>;
  team(uuid: string): Promise<Team>;
  /** Any other call below `/api`, whichever version is stored. */
  api<Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Body>;
  /** What the service answers to a call below `/api` that it refuses. */
  refusal(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<object>;
  /** Any other call below `/api/sports-v2`. */
  call<Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Body>;
  /** The first hundred teams that a query finds. */
  teams(query?: Readonly<Record<string, string>>): Promise<readonly Team[]>;
};

/** The service of an address, called with an access token for one site. */
export function serviceOf(address: string, token: string, site: Site): Service {
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Response> =>
    fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-s8y-instance-id': site.id,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const api = async <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Body> => {
    const response = await send(method, path, body);
    expect(response.ok, `${method} ${path}: ${response.status} ${response.statusText}`).toBe(true);
    return (await response.json()) as Body;
  };
  const call = <Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Body> =>
    api(method, `/sports-v2${path}`, body);
  const team = (uuid: string) => call<Team>('GET', `/teams/${uuid}`);
  return {
    api,
    async refusal(method, path, body) {
      const response = await send(method, path, body);
      expect(response.ok, `${method} ${path} was not refused`).toBe(false);
      return (await response.json()) as object;
    },
    call,
    createTeam: (changes) =>
      call('POST', '/teams', {
        displayName: uniqueName(),
        teamCode: uniqueCode(),
        ownerInstanceId: site.id,
        ...changes,
      }),
    async changeTeam(uuid, changes) {
      const { displayName, teamCode, ownerInstanceId } = await team(uuid);
      return call('PUT', `/teams/${uuid}`, { displayName, teamCode, ownerInstanceId, ...changes });
    },
    team,
    async teams(query) {
      return (await call<{ items: Team[] }>('GET', `/teams?${new URLSearchParams({ ...query, pageSize: '100' })}`))
        .items;
    },
  };
}

let made = 0;

/** A team code that no team has, in this run or in the demo. */
export function uniqueCode(): string {
  made += 1;
  return `E${process.pid.toString(36)}-${made}`.toUpperCase();
}

/** A team name that no team has, and that no other begins, whatever stands behind it in a row. */
export function uniqueName(): string {
  return `Journey ${uniqueCode()} IF`;
}
