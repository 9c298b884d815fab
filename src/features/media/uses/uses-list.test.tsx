import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MediaUseType } from '../../../../generated/model/index.ts';
import { UsesList } from './uses-list.tsx';

const slide = '/layouts-pages/1/section-group/2/section/3/hero-carousel/slide/4';

/** Where the service says that something of each kind is, and what the list calls it. */
const places: Record<MediaUseType, ReadonlyArray<[path: string, kind: string]>> = {
  team: [['/sports/teams/1/edit', 'Team']],
  player: [['/sports/players/1/profile', 'Player']],
  staff: [['/sports/staff-managers/1/profile', 'Staff member']],
  gameMetadata: [
    ['/sports/game/1/edit/2', 'Game setting'],
    ['/sports/game', 'Game'],
  ],
  video: [['/media-and-files/video/1/edit', 'Video']],
  article: [['/articles/1/edit', 'Article']],
  layout: [
    ['/layouts-pages/1', 'Layout'],
    ['/layouts-pages/1/settings', 'Layout'],
    [slide, 'Layout'],
  ],
  sponsor: [['/sponsors/all/1/edit', 'Sponsor']],
};
const uses = Object.values(MediaUseType).flatMap((type) => places[type].map(([path, kind]) => ({ type, path, kind })));

it.each(uses)('says what each kind that refers to an item is: $type at $path', ({ type, path, kind }) => {
  render(<UsesList uses={[{ type, id: '1', title: 'Falkdal', path, field: 'logo' }]} />);
  expect(screen.getByRole('listitem').textContent).toBe(`${kind}Falkdal`);
});
