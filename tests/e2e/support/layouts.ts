import type { SiteLayout } from '../../../generated/model/index.ts';
import type { Service } from './service.ts';

/** A group with an empty list of articles, for layouts of tests. */
const group = (id: string, name: string) => ({ id, name, area: 'main' as const, columns: 1, visible: true });

/** A layout of its own for a test: two groups, an article list in each; the name is its own. */
export async function makeLayout(service: Service): Promise<SiteLayout> {
  const [top, main] = [crypto.randomUUID(), crypto.randomUUID()];
  const list = (sectionGroupId: string, title: string) => ({
    id: crypto.randomUUID(),
    sectionGroupId,
    type: 'ARTICLE LIST',
    title,
    config: { source: 'latest', count: 3 },
  });
  return service.api<SiteLayout>('POST', '/layouts/site-layouts', {
    name: `Layout ${crypto.randomUUID().slice(0, 8)}`,
    kind: 'page',
    sectionGroups: [
      { ...group(top, 'Above the fold'), sections: [list(top, 'News')] },
      { ...group(main, 'Below the fold'), sections: [list(main, 'More to read')] },
    ],
  });
}
