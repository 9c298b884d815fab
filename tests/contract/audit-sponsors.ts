import type { AuditedThing, KnownAudited } from './audit-known.ts';

/** A sponsor, the groups of the master site, one of them, and the main group. */
export function sponsors({ made, images }: KnownAudited): AuditedThing[] {
  const { sponsor, sponsorGroupId } = made;
  const memberships = [
    { sponsorId: sponsor.id, sortOrder: 0, visibleFrom: '2026-07-01', visibleUntil: null, url: null },
  ];
  const partly = { sponsors: 'a read has what visitors see of each and its place, the entry what was decided on' };
  const unsaid = Object.fromEntries(
    ['id', 'isMain', 'sortOrder', 'sponsorCount'].map((name) => [name, 'the service says so, whatever is sent']),
  );
  return [
    {
      entity: 'sponsor',
      schema: 'SponsorInput',
      id: sponsor.id,
      url: `/sponsors/sponsors/${sponsor.id}`,
      base: { name: 'Revisionen AB' },
      samples: {
        name: 'Revision Bygg',
        logo: images[0].mediaString,
        logoDark: images[1].mediaString,
        alt: 'Revision',
        url: 'https://revision.example',
        urlParameters: 'utm_source=revision',
        openInNewTab: false,
        active: false,
        contractFrom: '2026-07-01',
        contractUntil: '2027-06-30',
        warnDays: 60,
        contact: { name: 'Rut Revisor', email: 'rut@revision.example' },
        note: 'Betalar i juli.',
        externalId: 'REV-1',
      },
      others: { id: 'what it is' },
      partly: { contact: 'personal data: the entry has the number of its changes only' },
    },
    {
      entity: 'site-sponsor-groups',
      schema: 'SponsorGroups',
      id: 'only',
      url: '/sponsors/site-sponsor-groups',
      base: { groups: [{ id: sponsorGroupId, name: 'Guld' }] },
      samples: { groups: [{ id: sponsorGroupId, name: 'Platina', size: 'large' }] },
      partly: { groups: 'a read counts the sponsors of each and has its place' },
    },
    {
      entity: 'site-sponsors',
      schema: 'GroupSponsors',
      id: sponsorGroupId,
      url: `/sponsors/site-sponsors/${sponsorGroupId}`,
      base: { sponsors: [] },
      samples: { sponsors: memberships },
      partly,
    },
    {
      entity: 'main-sponsors',
      schema: 'SponsorGroup',
      id: 'only',
      url: '/sponsors/main-sponsor-group',
      first: { name: 'Main sponsors' },
      base: { name: 'Main sponsors' },
      samples: {
        name: 'Ligans partners',
        names: [{ language: 'sv', translation: 'Ligans partner' }],
        size: 'small',
        columns: 8,
        ground: 'dark',
        greyscale: true,
        showHeading: false,
        visible: false,
        order: 'shuffle',
        sponsors: memberships,
      },
      others: unsaid,
      partly,
    },
  ];
}
