import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { failedSave, refusalText } from './failure-text.ts';

afterEach(async () => {
  await i18next.changeLanguage('en');
});

const refused = (status: number, ...codes: string[]): ApiError =>
  new ApiError(
    'http',
    status,
    'The service said no.',
    codes.map((code) => ({ path: 'x', code, message: `About ${code}.` })),
  );

it('tells what the service refused in the user’s language, and in the service’s own words where nobody knows the code', async () => {
  expect(refusalText(i18next.t, refused(409, 'deleted'))).toBe('It is deleted. Restore it first.');
  expect(refusalText(i18next.t, refused(409, 'deleted', 'unheardOf'))).toBe(
    'It is deleted. Restore it first. About unheardOf.',
  );
  await i18next.changeLanguage('sv');
  expect(refusalText(i18next.t, refused(409, 'deleted'))).toBe('Är borttagen. Hämta tillbaka först.');
});

it('tells what a failure means where nothing in particular was wrong, or nothing was refused', () => {
  expect(refusalText(i18next.t, refused(409))).toBe('This clashes with something that is already there.');
  expect(refusalText(i18next.t, refused(500, 'deleted'))).toBe('Something went wrong. Try again later.');
});

it('tells of a service that is starting again, and of one without room', async () => {
  const starting = new ApiError('http', 503, 'No.', [], undefined, { retryAt: 7 });
  expect(refusalText(i18next.t, starting)).toBe('The service is busy or starting again. Try again in a moment.');
  expect(refusalText(i18next.t, refused(503))).toBe('Something went wrong. Try again later.');
  expect(refusalText(i18next.t, refused(507))).toContain('The service has no room left to store anything.');
  await i18next.changeLanguage('sv');
  expect(refusalText(i18next.t, starting)).toBe('Tjänsten är upptagen eller startar om. Försök igen om en stund.');
  expect(refusalText(i18next.t, refused(507))).toContain('Tjänsten har inget utrymme kvar');
});

it('calls a save by the last words of the catalogue where nothing better can be said of its failure', () => {
  const ohCrap = 'Oh crap! Failed to save!';
  expect(failedSave(i18next.t, refused(500))).toBe(ohCrap);
  expect(failedSave(i18next.t, new Error('No idea.'), 'messages.updateFailed')).toBe(ohCrap);
  expect(failedSave(i18next.t, refused(409))).toBe('Save failed!');
  expect(failedSave(i18next.t, new ApiError('network', 0, 'No.'), 'messages.updateFailed')).toBe('Update failed!');
});

it('names the identity provider where a call failed for want of a sign-in', () => {
  expect(refusalText(i18next.t, new ApiError('provider', 0, 'No.'))).toMatch(/^Your sign-in has to be renewed/);
});
