import { render } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Game } from '../../../generated/model/index.ts';
import { StatusCell } from './game-cells.tsx';

const upcoming = {
  displayStatus: 'Upcoming',
  status: 'upcoming',
  state: 'pre',
  startDateTime: '2027-04-02T16:00:00Z',
  originalStartDateTime: null,
};
const postponed = { ...upcoming, originalStartDateTime: '2027-03-01T16:00:00Z' };

function Shown({ game }: { game: object }) {
  const { t } = useTranslation();
  return <StatusCell game={game as Game} t={t} />;
}

it.each([
  ['Upcoming', upcoming],
  ['Postponed', postponed],
  ['Ongoing', { ...postponed, status: 'ongoing', state: 'live' }],
  ['Cancelled', { ...postponed, state: 'canceled' }],
  ['Played', { ...postponed, displayStatus: 'Played', status: 'finished', state: 'post' }],
  ['Deleted', { ...upcoming, displayStatus: 'Deleted', state: 'canceled' }],
])('says %s, and no other state beside it', (word, game) => {
  expect(render(<Shown game={game} />).container.textContent).toBe(word);
});
