import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { startOf } from './slide-start.ts';

beforeAll(() => openAreaTexts('carousels'));

it('a slide of tickets begins with a button in the language of the site, whatever the console speaks', () => {
  expect(startOf(i18next.t, 'ticketPromo', 'sv')).toEqual({ buttonText: 'Biljetter' });
  expect(startOf(i18next.t, 'ticketPromo', 'en')).toEqual({ buttonText: 'Tickets' });
  expect(startOf(i18next.t, 'hero', 'sv')).toEqual({});
});
