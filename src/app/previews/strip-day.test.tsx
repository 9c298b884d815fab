import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { StripDay } from './strip-day.tsx';

beforeAll(() => openAreaTexts('logo-strip'));

const changes = ['2026-07-01', '2027-07-01'];

it('moves over the days of the contracts, and to each change', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00') });
  const days: string[] = [];
  function Held() {
    const [day, setDay] = useState('2026-11-25');
    const move = (one: string) => {
      days.push(one);
      setDay(one);
    };
    return <StripDay changes={changes} day={day} onDay={move} />;
  }
  render(<Held />);
  const bar = screen.getByRole('slider');
  expect([bar.getAttribute('min'), bar.getAttribute('max'), bar.getAttribute('aria-valuetext')]).toEqual([
    '0',
    '365',
    '2026-11-25',
  ]);
  fireEvent.change(bar, { target: { value: '1' } });
  await userEvent.click(screen.getByRole('button', { name: 'To the next change, 2027-07-01' }));
  expect(days).toEqual(['2026-07-02', '2027-07-01']);
  expect(screen.getByRole('button', { name: 'To the next change' })).toBeTruthy();
  vi.useRealTimers();
});
