import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { StartProblem } from '../start/start-problem.tsx';
import { toldFailure } from './told-failure.ts';

afterEach(async () => {
  await i18next.changeLanguage('en');
});

/** What somebody reads who uses the console in Swedish. */
async function read(error: Error): Promise<string> {
  await i18next.changeLanguage('sv');
  const { unmount } = render(<StartProblem name="Touchline" {...toldFailure(i18next.t, error)} />);
  const text = screen.getByRole('alert').textContent;
  unmount();
  return text;
}

test.each([429, 500, 503])('what the service says (%i) is told in the user’s language', async (status) => {
  const words = 'The service said no.';
  expect(await read(new ApiError('http', status, words, [], undefined, { retryAt: 0 }))).not.toContain(words);
});

test('what is said already is not said once more below it', () => {
  expect(toldFailure(i18next.t, new ApiError('http', 500, 'Internal'))).toEqual({});
  expect(toldFailure(i18next.t, new ApiError('http', 503, 'Away'))).toEqual({ why: 'notReady' });
  expect(toldFailure(i18next.t, new ApiError('http', 429, 'Slow down'))).toEqual({
    detail: 'Too many requests at once. Wait a moment and try again.',
  });
});

test('a service whose database is away is there, and the connection is not blamed', async () => {
  expect(await read(new ApiError('http', 503, 'The database does not answer.'))).toContain('Tjänsten finns');
  expect(await read(new ApiError('network', 0, 'Failed to fetch'))).toMatch(/Kontrollera anslutningen.*Försök igen$/);
});

test('a provider that is away is not taken for the service', async () => {
  const error = new ApiError('provider', 0, 'The identity provider cannot be reached');
  expect(await read(error)).toMatch(/identitetsleverantören går inte att nå.*Försök igen$/);
});

test('a sign-in that the service does not take is not blamed on the connection', async () => {
  expect(await read(new ApiError('http', 401, 'The access token is for another audience.'))).toMatch(
    /godtar inte din inloggning.*Försök igen$/,
  );
});

test.each([
  ['a place that is not there', new ApiError('http', 404, 'Route not found')],
  ['a body that is none', new TypeError("Cannot read properties of undefined (reading 'find')")],
])('of %s nothing is said that was meant for a save, or for programmers', (_, error) => {
  expect(toldFailure(i18next.t, error)).toEqual({});
});
