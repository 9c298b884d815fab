import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../contract/api-error.ts';
import { changeSection } from '../model/change.ts';
import { sampleLayout, sampleSection } from '../model/sample-layout.ts';
import { type LayoutCalls, publishLayout } from './publish-layout.ts';

const base = sampleLayout({ main: [sampleSection('news'), sampleSection('videos')] });
const titled = (id: string, title: string, version = 1) => ({
  ...changeSection(base, id, (section) => ({ ...section, title })),
  version,
});
const outdated = () => new ApiError('http', 412, 'changed');

it('sends the whole of it once, at the version that it was read', async () => {
  const save = vi.fn<LayoutCalls['save']>(async (layout) => ({ ...layout, version: 2 }));
  const draft = titled('news', 'Nytt');
  const { base: stored, cause } = await publishLayout({ read: vi.fn(), save }, base, draft);
  expect(save).toHaveBeenCalledExactlyOnceWith(draft);
  expect([stored.version, cause]).toEqual([2, undefined]);
});

it('takes in what somebody else published, and sends again upon it', async () => {
  const save = vi.fn<LayoutCalls['save']>();
  save.mockRejectedValueOnce(outdated()).mockImplementation(async (layout) => ({ ...layout, version: 3 }));
  const read = async () => titled('videos', 'Deras', 2);
  const { base: stored, meanwhile } = await publishLayout({ read, save }, base, titled('news', 'Mitt'));
  expect(stored.sectionGroups[0]?.sections.map(({ title }) => title)).toEqual(['Mitt', 'Deras']);
  expect(save.mock.calls[1]?.[0].version).toBe(2);
  expect(meanwhile?.after.version).toBe(2);
});

it('is done where an earlier try was stored and only its answer was lost: nobody else changed anything', async () => {
  const draft = titled('news', 'Nytt');
  const save = vi.fn<LayoutCalls['save']>().mockRejectedValueOnce(new ApiError('network', 0, 'lost'));
  const read = vi.fn(async () => ({ ...draft, version: 2 }));
  const lost = await publishLayout({ read, save }, base, draft);
  expect([lost.cause, lost.draft]).toEqual([expect.any(ApiError), draft]);
  save.mockRejectedValue(outdated());
  const again = await publishLayout({ read, save }, lost.base, lost.draft);
  expect([again.base.version, again.draft.version, again.cause, again.meanwhile]).toEqual([2, 2, undefined, undefined]);
  expect(save).toHaveBeenCalledTimes(2);
});

it('sends nothing more where both changed the same', async () => {
  const save = vi.fn<LayoutCalls['save']>().mockRejectedValue(outdated());
  const { conflicts, draft } = await publishLayout(
    { read: async () => titled('news', 'Deras', 2), save },
    base,
    titled('news', 'Mitt'),
  );
  expect(conflicts).toHaveLength(1);
  expect(save).toHaveBeenCalledOnce();
  expect(draft.sectionGroups[0]?.sections[0]?.title).toBe('Mitt');
});

it('gives up after three tries, and on any other refusal at once; nothing of the draft is lost', async () => {
  const save = vi.fn<LayoutCalls['save']>().mockRejectedValue(outdated());
  const often = await publishLayout(
    { read: async () => titled('videos', 'Deras', 2), save },
    base,
    titled('news', 'Mitt'),
  );
  expect([save.mock.calls.length, often.cause]).toEqual([3, expect.any(ApiError)]);
  const refused = new ApiError('http', 422, 'no');
  const once = await publishLayout(
    { read: vi.fn(), save: async () => Promise.reject(refused) },
    base,
    titled('news', 'Mitt'),
  );
  expect(once.cause).toBe(refused);
  expect(once.draft.sectionGroups[0]?.sections[0]?.title).toBe('Mitt');
});
