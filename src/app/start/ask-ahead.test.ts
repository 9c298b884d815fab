import { expect, test } from 'vitest';
import { getGetIsSuperAdminUrl, getListNetworksUrl } from '../../../generated/api/users/users.ts';
import { AWAITED } from './ask-ahead.ts';

test('what is asked for ahead stands where the client asks for it', () => {
  expect(AWAITED).toEqual([getListNetworksUrl(), getGetIsSuperAdminUrl()]);
});
