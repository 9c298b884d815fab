import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it } from 'vitest';
import type { Column } from '../../contract/list-definition.ts';
import { words } from '../cells/sample-cell-words.ts';
import { entity } from '../list/sample-list.tsx';
import { FaceLine, FacePicture } from './editor-face.tsx';

const column = (field: string, kind: Column['kind'], rest: Partial<Column> = {}): Column => ({
  field,
  kind,
  label: { en: 'Centre', sv: 'Center' },
  ...rest,
});
const columns = [
  column('portrait', 'image'),
  column(entity.title, 'text'),
  column('state', 'status', { choices: { on: { en: 'Under way', sv: 'Pågår' } } }),
  column('team', 'relation', { item: 'name' }),
  column('captain', 'boolean'),
  column('number', 'number'),
  column('born', 'date', { isDay: true }),
  column('nickname', 'text', { optional: true }),
  column('deleted', 'status'),
  column('lastModified', 'date'),
];
const thing = {
  [entity.title]: 'Frans Åberg',
  state: 'on',
  team: { name: 'Isdalen SK' },
  captain: true,
  number: 46,
  born: '2008-01-01',
  nickname: 'Frasse',
  deleted: false,
  lastModified: '2026-11-23T00:00:00Z',
};
const face = { entity: { ...entity, list: { ...entity.list, columns } }, thing, name: 'Frans Åberg', words };

/** What another provider stores is asked for. */
const Service = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('tells what a thing is, by the columns of its list: states as badges, days with their label, nothing twice', () => {
  const { container } = render(<FaceLine {...face} />);
  expect(container.textContent).toBe('Under wayIsdalen SK · Centre 2008-01-01');
  expect(screen.getByText('Under way').className).toMatch(/badge/);
});

it('shows what a definition chooses: badges, line and facts in its order, what it leaves out as before', () => {
  const chosen = { ...entity, list: { ...entity.list, columns } };
  const head = { line: ['born', 'team'], facts: ['number', 'nickname', 'captain'] };
  const { container, rerender } = render(<FaceLine {...face} entity={{ ...chosen, head }} />);
  expect(container.textContent).toBe('Under wayCentre 2008-01-01 · Isdalen SKCentre46CentreFrasseCentreYes');
  rerender(<FaceLine {...face} entity={{ ...chosen, head: { badges: [], line: ['state'] } }} />);
  expect(container.textContent).toBe('Under way');
  expect(container.querySelector('[class*=badge]')).toBeNull();
});

it('does not repeat the name of what is called by its code', () => {
  const { container } = render(<FaceLine {...face} name="Isdalen SK" />);
  expect(container.textContent).toBe('Under wayCentre 2008-01-01');
});

it('says nothing of a thing that says nothing', () => {
  const { container } = render(<FaceLine {...face} thing={{ [entity.title]: 'Frans Åberg' }} />);
  expect(container.innerHTML).toBe('');
});

it('shows the picture, initials where there is none, and nothing where the list has no pictures', () => {
  const { container, rerender } = render(<FacePicture {...face} thing={{ portrait: '/a.jpg' }} />, {
    wrapper: Service,
  });
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/a.jpg');
  expect(container.querySelector('img')?.width).toBe(72);
  const two = {
    ...entity,
    head: { picture: 'flag' },
    list: { ...entity.list, columns: [...columns, column('flag', 'image')] },
  };
  rerender(<FacePicture {...face} entity={two} thing={{ portrait: '/a.jpg', flag: '/b.jpg' }} />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/b.jpg');
  rerender(<FacePicture {...face} />);
  expect(container.textContent).toBe('FÅ');
  rerender(<FacePicture {...face} entity={{ ...entity, list: { ...entity.list, columns: columns.slice(1) } }} />);
  expect(container.innerHTML).toBe('');
});
