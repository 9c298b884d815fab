import { AuthError, BrowserAuthError, InteractionRequiredAuthError, ServerError } from '@azure/msal-browser';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import sv from '../../locales/sv.json' with { type: 'json' };
import { authProblem, meansSignedOut, popupProblem } from './auth-problem.ts';
import { tokenRefusedCode } from './token-network.ts';

describe('authProblem', () => {
  it.each([
    [new BrowserAuthError('timed_out', ''), 'timeout'],
    [new BrowserAuthError('user_cancelled', ''), 'cancelled'],
    [new BrowserAuthError('popup_window_error', ''), 'popupBlocked'],
    [new AuthError('missing_refresh_token', ''), 'missingRefreshToken'],
    [new InteractionRequiredAuthError('no_tokens_found', ''), 'missingRefreshToken'],
    [new AuthError('mfa_required', ''), 'mfaRequired'],
    [new AuthError('state_mismatch', ''), 'invalidState'],
    [new InteractionRequiredAuthError('login_required', ''), 'loginRequired'],
    [new ServerError('access_denied', ''), 'accessDenied'],
    [new AuthError('nonce_mismatch', ''), 'tokenRefused'],
    [new BrowserAuthError('no_network_connectivity', ''), 'network'],
    [new AuthError('something_new', ''), 'unknown'],
    [new TypeError('x is not a function'), 'unknown'],
    ['text', 'unknown'],
  ])('knows %s as %s, with words in both languages', (error, code) => {
    const problem = authProblem(error, '/manage/x');
    expect(problem).toMatchObject({ code, target: '/manage/x' });
    for (const locale of [en, sv]) {
      const all: Record<string, unknown> = locale.auth.problem;
      const words = Object.values(all[problem.code] ?? {});
      expect(words).toHaveLength(2);
      for (const sentence of words) expect(sentence).toMatch(/\.$/);
    }
  });

  it.each(['organisation', 'organisation-left-out'])('tells support why somebody is of no organisation: %s', (rule) => {
    expect(authProblem(new AuthError(tokenRefusedCode, '', 'No', rule))).toMatchObject({
      code: 'wrongOrganisation',
      detail: rule,
    });
  });

  it('leaves a problem as it is', () => {
    const problem = authProblem(new BrowserAuthError('timed_out', ''));
    expect(authProblem(problem, '/manage/')).toBe(problem);
  });
});

describe('popupProblem', () => {
  it('says that the minute of the window is over, and blames no connection', () => {
    const over = new BrowserAuthError('timed_out', '', 'redirect_bridge_timeout');
    const problem = popupProblem(over, '/manage/x');
    expect(problem).toMatchObject({ code: 'windowTimeout', target: '/manage/x', cause: over });
    for (const { auth } of [en, sv]) expect(Object.keys(auth.problem.windowTimeout)).toEqual(['message', 'advice']);
  });

  it('is any other failure as it is elsewhere', () => {
    expect(popupProblem(new BrowserAuthError('popup_window_error', ''), '/').code).toBe('popupBlocked');
  });
});

describe('meansSignedOut', () => {
  it.each([
    'login_required',
    'consent_required',
    'interaction_required',
    'account_selection_required',
    'access_denied',
  ])('ignores %s during the session check', (code) =>
    expect(meansSignedOut(authProblem(new AuthError(code, '')))).toBe(true),
  );

  it('ignores that the provider refuses a renewal for a reason of its own, and not that it fails', () => {
    expect(meansSignedOut(authProblem(new ServerError('unauthorized_client', '')))).toBe(true);
    expect(meansSignedOut(authProblem(new ServerError('broken', '', '', '', '', 500)))).toBe(false);
    expect(meansSignedOut(authProblem(new AuthError('something_new', '')))).toBe(false);
  });

  it('does not ignore a failing network', () => {
    expect(meansSignedOut(authProblem(new BrowserAuthError('post_request_failed', '')))).toBe(false);
  });
});
