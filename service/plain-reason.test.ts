import { expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { plainReason } from './plain-reason.ts';
import { DatabaseUnavailableError } from './store/errors.ts';

it.each([
  [new ConfigError('PORT is 1.'), 'PORT is 1.'],
  [
    new DatabaseUnavailableError(new Error('remaining connection slots are reserved')),
    'The database does not answer at the moment: remaining connection slots are reserved.',
  ],
  [
    new DatabaseUnavailableError(new Error('Client is not queryable.')),
    'The database does not answer at the moment: Client is not queryable.',
  ],
  [
    new DatabaseUnavailableError(new AggregateError([new Error('connect ECONNREFUSED ::1:5432')])),
    'The database does not answer at the moment: connect ECONNREFUSED ::1:5432.',
  ],
  [new TypeError('x is not a function'), undefined],
  ['odd', undefined],
])('tells who starts the service of %s', (error, words) => expect(plainReason(error)).toBe(words));
