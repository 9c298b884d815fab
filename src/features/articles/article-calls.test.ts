import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { articleCalls } from './article-calls.ts';

const { before: refuseEmptyId, failed: warnOfArticles } = articleCalls;

afterEach(() => vi.restoreAllMocks());

it.each([
  '/articles/null',
  '/articles/undefined/publish',
  '/articles/',
  '/articles/uses/null',
  '/articles/preview-token?id=undefined',
])('refuses %s before it is sent', (url) => expect(() => refuseEmptyId(url)).toThrow('Invalid parameter passed'));

it.each([
  '/articles',
  '/articles/a1',
  '/articles/list/latest?page=1',
  '/articles/preview-token?id=a1',
  '/sports-v2/teams/null',
])('lets %s go', (url) => expect(() => refuseEmptyId(url)).not.toThrow());

it('warns of failing calls of articles, and of no others', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  warnOfArticles('/sports-v2/teams', new Error('x'));
  warnOfArticles('/articles/a1', new ApiError('aborted', 0, 'given up'));
  expect(warn).not.toHaveBeenCalled();
  warnOfArticles('/articles/a1?x=1', new Error('broken'));
  expect(warn).toHaveBeenCalledWith('The call /articles/a1 failed:', 'broken');
});
