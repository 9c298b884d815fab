import { expect, it } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { pageText } from './page-text.ts';
import { html, signInPage } from './pages.ts';

it('speaks the language that the console asks for, else the browser prefers, else English', () => {
  expect(pageText('sv en', 'en').language).toBe('sv');
  expect(pageText(undefined, 'de-DE,sv-SE;q=0.9,en;q=0.8').language).toBe('sv');
  expect(pageText(undefined, 'de-DE').language).toBe('en');
  expect(pageText(undefined, undefined).language).toBe('en');
});

it('escapes every value', () => {
  expect(html`<p title="${'"'}">${'<&>'}</p>`.markup).toBe('<p title="&#34;">&#60;&#38;&#62;</p>');
});

it('keeps the typed user name harmless, labels the fields and carries nothing inline', () => {
  const frame = { text: pageText('en', undefined), platformName: 'Touchline', version: '1' };
  const page = signInPage(frame, {
    action: '/oidc/interaction/u',
    username: '"><script>alert(1)</script>',
    message: frame.text.wrongPassword,
    accounts: demoAccounts,
  });
  expect(page).toContain('<label for="username">Username</label>');
  expect(page).toContain('<label for="password">Password</label>');
  expect(page).toContain('The username or password is wrong.');
  expect(page).toContain('<title>Sign in - Touchline</title>');
  expect(page).not.toMatch(/<script>|\sstyle=|\son\w+=/);
});
