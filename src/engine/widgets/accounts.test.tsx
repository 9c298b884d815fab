import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { hasForm } from '../values/formats.ts';
import { AccountsWidget } from './accounts.tsx';
import { HostedWidget } from './hosted-widget.tsx';
import { accountPattern } from './media.ts';

function open(start: unknown, errors: Record<string, string> = {}) {
  const onChange = vi.fn();
  const options = { media: ['facebook', 'x'] };
  const still = { widget: AccountsWidget, name: 'accounts', options } as const;
  render(<HostedWidget {...still} start={start} onChange={onChange} errors={errors} />);
  return { user: userEvent.setup(), onChange };
}

const account = (medium: string) => screen.getByRole('textbox', { name: medium });

it('always shows the media of the definition, and keeps others that came', async () => {
  const { user, onChange } = open({ mastodon: '@fhc', members: 3 });
  expect(account('Mastodon')).toHaveProperty('value', '@fhc');
  await user.type(account('Facebook'), 'f');
  expect(onChange).toHaveBeenLastCalledWith({ mastodon: '@fhc', members: 3, facebook: 'f' });
});

it('drops an emptied account, which stays in sight', async () => {
  const { user, onChange } = open({ facebook: 'f', mastodon: 'm' });
  await user.clear(account('Mastodon'));
  expect(onChange).toHaveBeenLastCalledWith({ facebook: 'f' });
  expect(document.activeElement).toBe(account('Mastodon'));
});

it('adds another medium by its name, in lower case, with the focus in it', async () => {
  const { user, onChange } = open({});
  await user.type(screen.getByRole('combobox', { name: 'Add another network' }), 'BlueSky');
  await user.click(await screen.findByRole('option', { name: /BlueSky/ }));
  await user.keyboard('f');
  expect(onChange).toHaveBeenLastCalledWith({ bluesky: 'f' });
});

it('gives an address its scheme once the field is left', async () => {
  const { user, onChange } = open(null);
  await user.type(account('Facebook'), 'facebook.com/fhc/');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith({ facebook: 'http://facebook.com/fhc' });
});

it('tells an error at its medium, in Swedish too', async () => {
  await i18next.changeLanguage('sv');
  open({ x: 'a b' }, { x: 'X tar ett namn.' });
  expect(account('X').id).toBe('field.value.x');
  expect(account('X').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'Lägg till ett nätverk' })).toBeTruthy();
});

describe('the rule of an account', () => {
  const right = ['', 'frosthamn', '@frosthamn', 'frost.hamn_1', 'Älvnäs', 'facebook.com/frosthamn'];
  const more = ['https://www.facebook.com/frosthamn?a=1', 'http://fb.com/x', 'HTTPS://facebook.com/x'];
  it.each([...right, ...more])('takes %j', (written) => {
    expect(hasForm(accountPattern('facebook'), written)).toBe(true);
  });

  it.each(['frost hamn', 'https://example.com/frosthamn', 'https://facebook.com.example.com/x', '@', 'a@b'])(
    'refuses %j',
    (written) => {
      expect(hasForm(accountPattern('facebook'), written)).toBe(false);
    },
  );

  it('takes any address of a medium that it does not know', () => {
    expect(hasForm(accountPattern('mastodon'), 'https://social.example.org/@fhc')).toBe(true);
  });
});
