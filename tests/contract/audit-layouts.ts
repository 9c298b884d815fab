import type { AuditedThing, KnownAudited } from './audit-known.ts';

/** A layout with what is in it, and a page that is drawn with it. */
export function layoutsAndPages({ made }: KnownAudited): AuditedThing[] {
  const text = { id: 'audit-text', sectionGroupId: 'audit-group', type: 'TEXT', config: { body: null } };
  return [
    {
      entity: 'layout',
      schema: 'SiteLayoutInput',
      id: made.layout.id,
      url: `/layouts/site-layouts/${made.layout.id}`,
      base: { name: 'Revisionen', kind: 'page' },
      samples: {
        name: 'Ny revision',
        kind: 'team',
        active: false,
        settings: { width: 'narrow' },
        sectionGroups: [{ id: 'audit-group', name: 'Överst', area: 'top', sections: [text] }],
      },
      others: { id: 'fixed', isStartPage: 'changes with another layout, in layouts.test.ts' },
      partly: { sectionGroups: 'groups, sections and slides are told by their ids' },
    },
    {
      entity: 'page',
      schema: 'PageEntryInput',
      id: made.page.id,
      url: `/layouts/page-organization/${made.page.id}`,
      method: 'PATCH',
      base: {},
      samples: {
        title: 'Ny revision',
        slug: '/ny-revision',
        parentId: made.parentPage.id,
        layoutId: made.otherLayout.id,
        routeId: made.route.id,
        visible: false,
        inSitemap: false,
        sortOrder: 3,
      },
    },
  ];
}
