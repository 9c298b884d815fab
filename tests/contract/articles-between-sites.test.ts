import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCalls } from './article-calls.ts';
import { onRows } from './site-calls.ts';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

// What administrators of one site leave for each other (who is editing, templates, previews, locks) is no other site's.

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const template = { name: 'Mall', article: { articleVersion: 'v3', header: 'Rubrik', lang: 'sv' } };

/** The super administrator may enter every site: what does not show itself there is kept apart by the site, not by the right. */
const elsewhere = (one: TestCall) =>
  service.call({ ...one, subject: demo.superAdministrator, instanceId: demo.otherNetworksSite });

it('a clock that is put back leaves nobody editing for ever', async () => {
  const { id } = await articleCalls(service).made();
  const look = () => service.call({ method: 'POST', url: `/api/articles/presence/${id}`, body: { isEditing: true } });
  await service.call({
    method: 'POST',
    url: `/api/articles/presence/${id}`,
    subject: demo.superAdministrator,
    body: { isEditing: true },
  });
  expect((await look()).json<{ others: unknown[] }>().others).toHaveLength(1);
  await onRows(service, `UPDATE article_presence SET seen_at = now() + interval '1 hour' WHERE article_uuid = $1`, [
    id,
  ]);
  expect((await look()).json()).toEqual({ others: [] });
});

describe('from a site of another network', () => {
  it('nobody sees or says who edits an article', async () => {
    const { id } = await articleCalls(service).made();
    const presence = { method: 'POST', url: `/api/articles/presence/${id}`, body: { isEditing: true } } as const;
    expect((await elsewhere(presence)).statusCode).toBe(404);
    expect((await service.call(presence)).json()).toEqual({ others: [] });
    expect((await elsewhere({ ...presence, body: { isEditing: false } })).statusCode).toBe(404);
    const colleague = await service.call({ ...presence, subject: demo.superAdministrator });
    expect(colleague.json<{ others: unknown[] }>().others).toHaveLength(1);
  });

  it('templates are neither listed, read, filled in, changed nor deleted', async () => {
    const made = await service.call({ method: 'POST', url: '/api/articles/templates', body: template });
    expect(made.statusCode).toBe(201);
    const { id } = made.json<{ id: string }>();
    const url = `/api/articles/templates/${id}`;
    expect((await elsewhere({ url: '/api/articles/templates' })).body).not.toContain(id);
    const calls: TestCall[] = [
      { url },
      { url: `/api/articles/copy-from-template?templateId=${id}` },
      { method: 'PUT', url, body: { ...template, name: 'Stulen' } },
      { method: 'DELETE', url },
    ];
    for (const call of calls) expect((await elsewhere(call)).statusCode, call.method).toBe(404);
    expect((await service.call({ url })).json()).toMatchObject({ name: 'Mall', version: 1 });
  });

  it('an article has no preview, revisions, uses or places', async () => {
    const { id } = await articleCalls(service).made();
    for (const url of [
      `/api/articles/preview-token?id=${id}`,
      `/api/articles/revisions/${id}`,
      `/api/articles/uses/${id}`,
      `/api/articles/places/${id}`,
    ]) {
      const reply = await elsewhere({ url });
      expect(reply.statusCode === 404 || reply.body === '[]', `${url}: ${reply.statusCode} ${reply.body}`).toBe(true);
    }
  });
});
