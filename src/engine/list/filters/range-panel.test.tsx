import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import type { Days } from './days.ts';
import { RangePanel } from './range-panel.tsx';

function open(days: Days) {
  const onChange = vi.fn<(days: Days) => void>();
  render(<RangePanel days={days} onChange={onChange} />);
  return onChange;
}

it('gives its days when they are applied, an open end too', async () => {
  const onChange = open({ from: '2026-01-05', until: null });
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-01-05', until: null });
});

it('gives its days at Enter in a part of a date', async () => {
  const onChange = open({ from: '2026-01-05', until: null });
  await userEvent.click(screen.getAllByRole('spinbutton', { name: /year, From/ })[0] as HTMLElement);
  await userEvent.keyboard('2025{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2025-01-05', until: null });
});

it('says beside the last day that it is before the first, and applies nothing', async () => {
  const onChange = open({ from: '2026-02-01', until: '2026-01-31' });
  expect(screen.getByRole('group', { name: /Until/ }).getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getAllByText('The last day is before the first one.').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('offers no ranges counted from today where days are long past', () => {
  render(<RangePanel days={{ from: null, until: null }} hasPresets={false} onChange={vi.fn()} />);
  expect(screen.getAllByRole('button', { name: /./ }).map((button) => button.textContent)).not.toContain('Last 7 days');
  expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
});

it('offers ranges ready made, in Swedish too', async () => {
  await i18next.changeLanguage('sv');
  const onChange = open({ from: null, until: null });
  await userEvent.click(screen.getByRole('button', { name: 'Senaste 7 dagarna' }));
  const [{ from, until } = { from: null, until: null }] = onChange.mock.calls[0] ?? [];
  expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(6 * 24 * 3_600_000);
});
