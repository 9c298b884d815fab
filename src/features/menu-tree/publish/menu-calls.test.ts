import { afterEach, expect, it, vi } from 'vitest';
import { atThisSite } from '../../../contract/fetcher.ts';
import { siteService } from '../../../contract/sample-sites.ts';
import { menuCalls } from './menu-calls.ts';
import { publishMenus } from './publish-menus.ts';
import { leaf, menu } from './sample-menus.ts';

afterEach(() => vi.unstubAllGlobals());

it('publishes every group at the site where it was begun, although another site was chosen meanwhile', async () => {
  const base = menu({ main: [leaf('a')], footer: [leaf('b')] });
  const draft = base.map((group) => ({ ...group, children: [...group.children, leaf(`new-${group.identifier}`)] }));
  const service = siteService((url) => {
    service.switchTo('alvn1_alvn');
    return { ...draft.find(({ id }) => url.includes(id)), version: 2 };
  });
  await publishMenus(menuCalls(atThisSite()), base, draft, 'publish');
  expect(service.calls).toHaveLength(draft.length);
  for (const call of service.calls) expect(call).toMatch(/^PUT .* frost1_frost$/);
});
