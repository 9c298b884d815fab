import { afterEach, expect, test, vi } from 'vitest';
import { lifetime } from '../engine/values/storage-lifetime.ts';
import { userKey } from '../engine/values/user-storage.ts';
import { readCopiedSection, writeCopiedSection } from '../features/layouts/arrange/copied-section.ts';
import { sampleSection } from '../features/layouts/model/sample-layout.ts';
import { browserJob } from '../features/season-rollover/rollover-job.ts';
import { plan } from '../features/season-rollover/sample-rollover.ts';
import { forgetKeptWork, sweepOldWork } from './forget-work.ts';
import { addRecentThing } from './palette/recent-things.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a sign-out leaves no section that was copied, whose words may have been saved nowhere', async () => {
  writeCopiedSection('ada', 'frost1_frost', sampleSection('news'));
  expect(readCopiedSection('ada', 'frost1_frost')).toBeDefined();
  await forgetKeptWork('ada');
  expect(localStorage).toHaveLength(0);
});

test('what is too old goes, of whichever user, and the rest stays', async () => {
  const keep = (user: string) => {
    const at = Date.now();
    writeCopiedSection(user, 'frost1_frost', sampleSection('news'));
    browserJob(user, 'frost1_frost', 'ssgt').write({ plan, outcomes: new Map(), isUndoing: false });
    addRecentThing({ user, instanceId: 'frost1_frost' }, { href: '/teams/1/edit', title: 'Frost', at });
    localStorage.setItem(userKey('recent', user, 'frost1_frost', 'home'), JSON.stringify({ at, day: {} }));
    localStorage.setItem(
      userKey('recent', user, 'frost1_frost', 'listTeams'),
      JSON.stringify({ storedAt: at, rows: [] }),
    );
  };
  vi.useFakeTimers({ now: new Date('2026-11-29T08:00:00Z') });
  keep('ada');
  vi.setSystemTime(Date.now() + lifetime);
  keep('bo');
  localStorage.setItem('touchline.theme', 'dark');
  await sweepOldWork();
  expect(Object.keys(localStorage).filter((key) => key.includes('/ada/'))).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.includes('/bo/'))).toHaveLength(5);
  expect(localStorage.getItem('touchline.theme')).toBe('dark');
});
