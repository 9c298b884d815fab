import { expect, it } from 'vitest';
import { entitiesOf, navigatedEntities, ownAddress } from './entity-list.ts';

const addresses = (routes: ReturnType<typeof navigatedEntities>) => routes.map(ownAddress);

it('leads to settings of their own address and to lists, and leaves the rest to the landing pages', () => {
  expect(addresses(navigatedEntities())).toEqual(expect.arrayContaining(['/sports/teams', '/ecal', '/subscriptions']));
  expect(addresses(navigatedEntities()).filter((href) => /^\/(super-admin|site-settings)\//.test(href ?? ''))).toEqual(
    [],
  );
});

it('has each landing page lead to what lies below it and to what returns to it', () => {
  expect(addresses(entitiesOf('/site-settings'))).toEqual(
    expect.arrayContaining(['/site-settings/competition', '/site-settings/social-media-links', '/ecal']),
  );
  expect(addresses(entitiesOf('/super-admin'))).toEqual(
    expect.arrayContaining(['/super-admin/users', '/super-admin/video-channel-management']),
  );
});
