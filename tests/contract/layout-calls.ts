import { randomUUID } from 'node:crypto';
import type { components } from '../../generated/schema.d.ts';
import { good } from './media-calls.ts';
import type { TestCall, TestService } from './test-service.ts';

type Schemas = components['schemas'];
export type SiteLayout = Schemas['SiteLayout'];
export type Section = Schemas['Section'];
export type SectionInput = Schemas['SectionInput'];
export type HeldGroup = Schemas['HeldSectionGroup'];
export type ResolvedLayout = Schemas['ResolvedLayout'];

/** Who calls; the administrator for the test's site unless told. */
export type Who = Pick<TestCall, 'instanceId' | 'token' | 'subject'>;

/** A section in a group, with what a test says otherwise. */
export function sectionIn(group: string, type: string, config: object, more: Partial<SectionInput> = {}): SectionInput {
  return { id: randomUUID(), sectionGroupId: group, type, title: 'NEW SECTION', config: { ...config }, ...more };
}

/** A group with its sections. */
export function groupOf(id: string, ...sections: SectionInput[]): HeldGroup {
  return { id, name: 'Grupp', area: 'main', columns: 1, sections };
}

/** A slide that says something. */
export function heroSlide(more: object = {}): Record<string, unknown> & { id: string } {
  return { id: randomUUID(), kind: 'hero', heading: 'Derby', link: { kind: 'none' }, buttons: [], ...more };
}

let made = 0;

/** The calls on layouts, as the console makes them. */
export function layoutCalls(service: TestService, who: Who = {}) {
  const call = (one: TestCall) => service.call({ ...who, ...one });
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object, etag?: string) =>
    call({ method, url: `/api${url}`, ...(body && { body }), headers: etag === undefined ? {} : { 'if-match': etag } });
  const get = async <Body>(url: string): Promise<Body> => good<Body>(await call({ url: `/api${url}` }), 200);
  const save = (body: object, etag?: string, query = '') => send('POST', `/layouts/site-layouts${query}`, body, etag);
  return {
    call,
    send,
    get,
    save,
    read: (id: string) => get<SiteLayout>(`/layouts/site-layouts/${id}`),
    /** A new layout with these groups. */
    made: async (...sectionGroups: HeldGroup[]): Promise<SiteLayout> =>
      good<SiteLayout>(await save({ name: `Layout ${++made}`, kind: 'page', sectionGroups }), 201),
    sections: (layoutId: string, sections: readonly object[], etag?: string, query = '') =>
      send('POST', `/layouts/site-sections${query}`, { layoutId, sections }, etag),
    preview: async (body: object): Promise<ResolvedLayout> =>
      good<ResolvedLayout>(await send('POST', '/layouts/resolved', body), 200),
  };
}

/** The sections of a layout in their order. */
export const sectionsOf = ({ sectionGroups }: Pick<SiteLayout, 'sectionGroups'>): Section[] =>
  sectionGroups.flatMap(({ sections }) => sections);

/** A moment so many hours from now, as the contract has it. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z');
