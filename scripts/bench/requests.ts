import autocannon from 'autocannon';
import { type Figure, figure } from './targets.ts';

/** Requests a second and waiting times of the players list: 25 of 20 000, searched, ordered, counted, each with its team. */
export async function measureRequests(address: string, token: string, instanceId: string): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': instanceId };
  const series = await fetch(`${address}/api/sports-v2/series?pageSize=1`, { headers });
  const { items } = (await series.json()) as { items: { uuid: string }[] };
  const query = `pageSize=25&sortBy=lastName&sortOrder=asc&seriesUuid=${items[0]?.uuid}`;
  const url = `${address}/api/sports-v2/players?${query}`;
  const first = await fetch(url, { headers });
  if (!first.ok) throw new Error(`The list answered ${first.status}`);
  const { total } = (await first.json()) as { total: number };
  await autocannon({ url, headers, connections: 50, duration: 3 });
  const result = await autocannon({ url, headers, connections: 50, duration: 10 });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests were refused`);
  return [
    figure('players, 50 connections: rows that match', total, ''),
    figure('players, 50 connections: requests', result.requests.average, '/s'),
    figure('players, 50 connections: p50', result.latency.p50, 'ms'),
    figure('players, 50 connections: p99', result.latency.p99, 'ms'),
  ];
}
