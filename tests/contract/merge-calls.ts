import { expect } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import type { TestService } from './test-service.ts';

/** Something that was made for a test, and its version. */
export interface Made {
  readonly uuid: string;
  readonly etag: string;
}

/** The reply to a merge. */
export interface MergeReply {
  uuid: string;
  undone: boolean;
}

/** What is sent to merge. */
export interface MergeBody {
  kept: string;
  ended: string;
  take?: string[];
  endedVersion?: string;
}

type Kind = 'player' | 'staff' | 'team';

/** Calls that the tests of merges make. */
export type Merges = ReturnType<typeof mergeCalls>;

/** Calls that the tests of merges make, as the administrator of the tests' site. */
export function mergeCalls(service: TestService) {
  const get = async <Body>(path: string, uuid = ''): Promise<Body> => {
    const reply = await service.call({ url: `/api/sports-v2/${path}${uuid && `/${uuid}`}` });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<Body>();
  };
  const merge = (kind: Kind, body: MergeBody, headers: Record<string, string> = {}) =>
    service.call({ method: 'POST', url: `/api/merges?kind=${kind}`, body, headers });
  return {
    get,
    merge,
    async make<Thing>(path: string, body: object): Promise<Thing & Made> {
      const reply = await service.call({ method: 'POST', url: `/api/sports-v2/${path}`, body });
      expect(reply.statusCode, reply.body).toBe(201);
      return { ...reply.json<Thing & Made>(), etag: String(reply.headers.etag) };
    },
    async good(kind: Kind, body: MergeBody) {
      const reply = await merge(kind, body);
      expect(reply.statusCode, reply.body).toBe(200);
      return { body: reply.json<MergeReply>(), etag: String(reply.headers.etag) };
    },
    undo: (uuid: string) => service.call({ method: 'POST', url: `/api/merges/${uuid}/undo` }),
    async preview(kind: Kind, { kept, ended }: MergeBody) {
      const reply = await service.call({ url: `/api/merges?kind=${kind}&kept=${kept}&ended=${ended}` });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json<components['schemas']['MergePreview']>();
    },
    registers: () => get<[object, object]>('ext-id-types'),
    async pictures(): Promise<string[]> {
      const reply = await service.call({ url: '/api/media/all?type=image&pageSize=2' });
      return reply.json<{ items: { mediaString: string }[] }>().items.map(({ mediaString }) => mediaString);
    },
    /** The changes of the newest entry about a thing, by their paths. */
    async history(entity: Kind, entityId: string): Promise<Record<string, object>> {
      const reply = await service.call({ url: `/api/audit?entity=${entity}&entityId=${entityId}` });
      expect(reply.statusCode, reply.body).toBe(200);
      const { items } = reply.json<{ items: { changes: { path: string }[] }[] }>();
      return Object.fromEntries((items[0]?.changes ?? []).map((change) => [change.path, change]));
    },
  };
}
