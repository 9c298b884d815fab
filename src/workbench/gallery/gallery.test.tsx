import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, within } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { type ActiveSite, ActiveSiteProvider } from '../../engine/active-site.ts';
import { WidgetStates } from './gallery.tsx';
import { STATES, valueIn } from './sample.ts';
import { SAMPLES, stateNames, widgetForm, widgetNames } from './sample-entity.ts';

// Widgets come when they are first shown, which takes its time on a busy machine.

const site: ActiveSite = {
  instanceId: 'a1_a',
  name: 'Frosthamn HC',
  addOns: {},
  isSuperAdministrator: true,
  user: 'u',
};

function Around({ children }: { children: ReactNode }) {
  return (
    <I18nProvider locale={i18next.language === 'sv' ? 'sv-SE' : 'en-GB'}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

it('has every widget that forms may name, and no other', () => {
  const table = JSON.parse(readFileSync('forms/widgets.json', 'utf8')) as Record<string, unknown>;
  const named = Object.keys(table).filter((name) => name !== '$defs');
  expect([...widgetNames].sort()).toEqual(named.sort());
});

it.each(widgetNames)('%s has a value for every state, and differs between empty, filled and long', (name) => {
  const sample = SAMPLES[name];
  const { start, entity } = widgetForm(name);
  expect(Object.keys(start).slice(-stateNames.length)).toEqual([...stateNames]);
  expect(entity.form.sections.flatMap(({ fields }) => fields).map(({ field }) => field)).toEqual([...stateNames]);
  expect(valueIn(sample, 'filled')).not.toEqual(valueIn(sample, 'empty'));
});

describe.each(['en', 'sv'] as const)('in %s', (language) => {
  const shown = widgetNames.filter((name) => name !== 'hidden');

  it.each(shown)('%s shows all its states: label, error, reason and help', async (name) => {
    await i18next.changeLanguage(language);
    const { container } = render(<WidgetStates name={name} />, { wrapper: Around });
    const part = within(container);
    expect((await part.findAllByText(STATES.help[language], { exact: false })).length).toBeGreaterThan(0);
    for (const state of stateNames) {
      expect(part.getAllByText((text) => text.includes(STATES[state][language])).length).toBeGreaterThan(0);
    }
    expect((await part.findAllByText(SAMPLES[name].error.message[language])).length).toBeGreaterThan(0);
    expect(part.getAllByText(language === 'sv' ? /Sköts av ligan/ : /Kept by the league/).length).toBeGreaterThan(0);
    expect(part.getAllByText(language === 'sv' ? /publika webbplatsen/ : /public site/).length).toBeGreaterThan(0);
  });
});
