import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../service/http/contract.ts';
import { listSectionTypes } from '../../service/store/layouts/section-types.ts';
import { pathsOf, placesOf, withValue } from './body-places.ts';
import { mostMs, timed } from './cpu-time.ts';
import { groupOf, heroSlide, layoutCalls, type SiteLayout, sectionIn } from './layout-calls.ts';
import { refusal } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

// The config of a section has the schema of its type, which no operation names: what is sent there is tried here.

const contract = readContract();
const types = listSectionTypes({} as Parameters<typeof listSectionTypes>[0], {});
let service: TestService;
let calls: ReturnType<typeof layoutCalls>;
let layout: SiteLayout;
const group = randomUUID();
/** As many empty items as the config of a section has room for. */
const many = 40_000;
beforeAll(async () => {
  service = await startTestService();
  calls = layoutCalls(service);
  layout = await calls.made(groupOf(group));
});
afterAll(() => service.close());

/** Both ways in which a section comes: to be seen, and to be saved. */
const ways = {
  preview: (section: object) => calls.send('POST', '/layouts/resolved', held(section)),
  save: (section: object) => calls.sections(layout.id, [section]),
};
const held = (...sections: object[]) => ({
  layout: { sectionGroups: [{ id: group, name: 'Grupp', sections }] },
});

describe.each(types)('$identifier', ({ identifier, configSchema }) => {
  const lists = pathsOf(placesOf(contract, { $ref: `#/components/schemas/${configSchema}` }), isList);

  it('is short with a list of any length', async () => {
    const slow: string[] = [];
    for (const path of lists) {
      for (const item of [{}, 1]) {
        const config = withValue(
          {},
          path,
          Array.from({ length: many }, () => item),
        ) as object;
        for (const [way, send] of Object.entries(ways)) {
          const { result, ms } = await timed(() => send(sectionIn(group, identifier, config)));
          const what = `${way} ${path.join('.')} of ${JSON.stringify(item)}`;
          if (ms > mostMs || result.statusCode >= 500) slow.push(`${what}: ${result.statusCode}, ${ms} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  });

  it('answers whatever stands in any of its places', async () => {
    const failed: string[] = [];
    const places = pathsOf(placesOf(contract, { $ref: `#/components/schemas/${configSchema}` }), () => true);
    for (const path of places.filter((one) => one.length > 0)) {
      for (const value of [null, 1, 'x', {}, [null], [1], [{}], [{ id: 1 }]]) {
        const config = withValue({}, path, value) as object;
        for (const [way, send] of Object.entries(ways)) {
          const { statusCode } = await send(sectionIn(group, identifier, config));
          if (statusCode >= 500) failed.push(`${way} ${path.join('.')} ${JSON.stringify(value)}: ${statusCode}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });
});

function isList({ type }: { readonly type?: unknown }): boolean {
  return [type].flat().includes('array');
}

describe('a layout that is looked at', () => {
  it('has no more sections than one that is saved', async () => {
    const many = Array.from({ length: 61 }, () => sectionIn(group, 'TEXT', { body: null }));
    const two = [many.slice(0, 40), many.slice(40)].map((sections) => ({ id: randomUUID(), name: 'G', sections }));
    const reply = await calls.send('POST', '/layouts/resolved', { layout: { sectionGroups: two } });
    expect(refusal(reply)).toBe('409 layout.sectionGroups.1.sections.20 tooMany');
  });

  it('has no larger section than one that is saved', async () => {
    const large = sectionIn(group, 'TEXT', { body: null, more: 'x'.repeat(200_001) });
    const reply = await calls.send('POST', '/layouts/resolved', held(large));
    expect(refusal(reply)).toBe('413 layout.sectionGroups.0.sections.0.config tooLarge');
  });

  it('has no more of older texts than can be cleaned while others wait', async () => {
    const block = { data: { text: '<b>'.repeat(5_000) } };
    const texts = Array.from({ length: 4 }, () => sectionIn(group, 'TEXT', { body: [block] }));
    expect(refusal(await calls.send('POST', '/layouts/resolved', held(...texts)))).toBe(
      '413 layout.sectionGroups.0.sections.3.config.body tooLarge',
    );
    expect(refusal(await calls.sections(layout.id, texts))).toBe('413 sections.3.config.body tooLarge');
    const { ms } = await timed(() => calls.send('POST', '/layouts/resolved', held(...texts.slice(1))));
    expect(ms).toBeLessThan(mostMs);
  });

  it('shows no node by a name that every object has', async () => {
    const text = { type: 'text', text: 'Hej', marks: [{ type: 'constructor' }] };
    const body = { type: 'doc', content: [{ type: 'toString', content: [text] }] };
    const { groups } = await calls.preview(held(sectionIn(group, 'TEXT', { body })));
    expect(groups[0]?.sections[0]?.items[0]?.html).toBe('Hej');
  });

  it('leaves out slides whose faults are too many to be told', async () => {
    const bad = { buttons: 5, media: 5, link: 7, heading: 5, text: 5, overlay: 'x' };
    const slides = Array.from({ length: 20 }, () => heroSlide(bad));
    const resolved = await calls.preview(held(sectionIn(group, 'HERO SLIDER', { slides })));
    expect(resolved.groups[0]?.sections[0]).toMatchObject({ state: 'empty', items: [] });
  });
});
