import { Client } from 'pg';
import { appRole } from '../../service/store/app-role.ts';
import { demo, type TestService } from './test-service.ts';

/** What a visitor asks for: nobody signs in, and no site is named but in the address. */
export function visitor(service: TestService, instanceId: string = demo.site) {
  const get = (url: string, headers: Record<string, string> = {}) =>
    service.call({ url, token: null, instanceId: null, headers });
  return {
    get,
    /** A page of the site by its path. */
    page: (path: string, headers: Record<string, string> = {}) => get(`/site/${instanceId}${encodeURI(path)}`, headers),
  };
}

/** Published a minute ago: in the second of its making, an article may not be there yet. */
export const published = { published: true, publishedAt: minutesAgo(1) } as const;

/** A moment before now, as the contract writes moments. */
export function minutesAgo(minutes: number): string {
  return `${new Date(Date.now() - minutes * 60_000).toISOString().slice(0, 19)}Z`;
}

/** Runs a statement on the rows of a site, for what time alone would bring about. */
export async function onRows(
  service: TestService,
  statement: string,
  values: unknown[] = [],
  site: string = demo.site,
) {
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    // The owner of the tables sees the rows of every site.
    await client.query(`SELECT set_config('app.instance_id', $1, false), set_config('role', $2, false)`, [
      site,
      appRole,
    ]);
    return (await client.query<Record<string, string>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
