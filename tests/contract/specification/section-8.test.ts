import { describe, expect, test } from 'vitest';
import { lockTimeoutMessage } from '../../../src/app/auth/silent-lock.ts';
import { constantOf, operations, textsOf } from './sources.ts';

// Specification §8: the error catalogue.

const en = textsOf('en');
const sv = textsOf('sv');
const catalogue = [...en].filter(([key]) => key.startsWith('messages.'));

/** "User error messages", as they stand there. */
const errors = `Failed to load data; Error fetching updates. Please reload to make sure you have correct data; Update failed!; Published failed!; Delete failed!; Save failed!; Oh crap! Failed to save!; Failed to save menu!; Save players failed, please try again later.; Save staff/managers failed, please try again later.; Invalid data composition. Cannot save!; Some required field is left empty. Cannot save!; Cannot edit old version articles.; Invalid main article format; Something went wrong. Try again later.; Invalid file!; File size too large!; Invalid media!; Invalid media type!; This media seems to be broken. Try another!; Please wait for the media to load!; Cannot have duplicate menu identifiers. Please contact admnistrator.; Child item is not supported for secondary menu; Search keyword is required; Already selected this item; Invalid Selection; Invalid parameter passed; Invalid dynamic ad provider`;

/** "Success messages", as they stand there. */
const successes = `Save successful! High five!; Delete successful!; Update successful!; Duplicated successfully!; Unpublish successfully!; Published successfully!; Restored successfully!; Article deleted successfully!; New slide created! Cowabunga!; Slide deleted. Save to publish.; Slide saved. Save to publish; Section added. Save to publish.; Section deleted. Save to publish.; Changes have been reset.; Squad players successfully saved!; Squad staff/managers successfully saved!; Media added!; Media uploaded!; Media info updated!; Media successfully deleted; URL Copied; URL copied! The preview URL will expire after 24 hours but will still work once the article is published.`;

/** Messages of the catalogue that other sections give (§2, §5), and one of our own. */
const elsewhere = ['featureInDevelopment', 'mainMediaRatio', 'startingAgain'];

const messages = [...errors.split('; '), ...successes.split('; ')];

describe('the messages', () => {
  test.each(messages)('“%s” stands in the catalogue, word for word, and has Swedish words', (message) => {
    const found = catalogue.find(([, words]) => words === message);
    expect(found).toBeDefined();
    expect(sv.get(found?.[0] ?? '')).toEqual(expect.stringMatching(/\S/));
    expect(sv.get(found?.[0] ?? '')).not.toBe(message);
  });

  test('the catalogue has no others', () => {
    const others = catalogue.filter(([, words]) => !messages.includes(words)).map(([key]) => key.split('.')[1]);
    expect(others.sort()).toEqual(elsewhere);
  });
});

test('"HTTP statuses named: 200, 201, 400, 404, 409, 500."', () => {
  const described = new Set(operations.flatMap(({ responses }) => Object.keys(responses)));
  expect([...described]).toEqual(expect.arrayContaining(['200', '201', '400', '404', '409', '500']));
});

test('"A 409 on SSGT creation returns the response body as error data."', () => {
  const create = operations.find(({ operationId }) => operationId === 'createSsgt');
  expect(Object.keys(create?.responses ?? {})).toContain('409');
});

test('"\'Timeout when executing fetch\' on time-out", "Token call retried up to 3 times on network failure"', () => {
  const file = 'src/app/auth/token-network.ts';
  expect(constantOf(file, 'timeoutMessage')).toBe('Timeout when executing fetch');
  expect(constantOf(file, 'productLimits')).toMatchObject({ retries: 3 });
  expect(lockTimeoutMessage).toMatch(/^Timeout/);
});
