import { expect, it } from 'vitest';
import { logoutHint } from './sign-in.ts';

it('names the user at a sign-out by the identity token and the client, and by the client alone where that is too long for an address', () => {
  expect(logoutHint('a.b.c', 'console')).toEqual({
    idTokenHint: 'a.b.c',
    extraQueryParameters: { client_id: 'console' },
  });
  expect(logoutHint(undefined, 'console')).toEqual({ extraQueryParameters: { client_id: 'console' } });
  expect(logoutHint('x'.repeat(3_001), 'console')).toEqual({ extraQueryParameters: { client_id: 'console' } });
});
