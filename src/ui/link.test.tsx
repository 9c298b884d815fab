import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ButtonLink } from './button.tsx';
import type { LinkProps } from './link.tsx';
import { LinkProvider } from './link.tsx';
import { NavItem } from './nav-list.tsx';

afterEach(cleanup);

const opened = vi.fn();

function RouterLink({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        opened(href);
      }}
    />
  );
}

test('every link goes through the link of the application', async () => {
  const onNavigate = vi.fn();
  render(
    <LinkProvider link={RouterLink} navigate={vi.fn()}>
      <Breadcrumbs crumbs={[{ label: 'Sports' }, { label: 'Teams', href: '/teams' }]} />
      <ButtonLink href="/teams/new">Add team</ButtonLink>
      <ul>
        <NavItem href="/players" label="Players" current="page" onNavigate={onNavigate} />
      </ul>
    </LinkProvider>,
  );
  for (const link of screen.getAllByRole('link')) await userEvent.click(link);
  expect(opened.mock.calls.flat()).toEqual(['/teams', '/teams/new', '/players']);
  expect(onNavigate).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Players' }).getAttribute('aria-current')).toBe('page');
});
