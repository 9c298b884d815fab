import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { orderLocale } from '../../../openapi/formats/text.ts';
import { type ActiveSite, ActiveSiteProvider } from '../active-site.ts';
import { isShown } from '../entity/entity-kinds.ts';
import { ListFilters } from './list-filters.tsx';

const site: ActiveSite = { instanceId: 's1', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: true, user: 'u' };

/** The choices of a filter of the logged changes, from the top. */
async function choicesOf(parameter: string): Promise<string[]> {
  const entity = await entities.find(({ name }) => name === 'change-log')?.load();
  if (!entity || !isShown(entity)) throw new Error('The logged changes have no list');
  const filters = entity.list.filters.filter((one) => one.parameter === parameter);
  const shown = { ...entity, list: { ...entity.list, filters } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActiveSiteProvider value={site}>
        <ListFilters entity={shown} filters={{}} rows={[]} onChange={() => undefined} />
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '');
}

it.each(['en', 'sv'])('orders many choices by their names, in %s', async (language) => {
  await i18next.changeLanguage(language);
  const choices = await choicesOf('entity');
  expect(choices.length).toBeGreaterThan(20);
  expect(choices).toEqual(choices.toSorted(new Intl.Collator(orderLocale).compare));
});

it('leaves a few in the order of the definition', async () => {
  expect(await choicesOf('action')).toEqual(['Created', 'Changed', 'Deleted']);
});
