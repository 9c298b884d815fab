import { expect, test } from 'vitest';
import { contract, textsOf } from './sources.ts';

// Specification §1: what the product does and for whom.

/** "Areas of work", each with the part of the contract that serves it. */
test.each([
  ['Site menu and routing editor', '/routing/'],
  ['Start page and hero carousel editor', '/sitesettings/'],
  ['Layouts and pages', '/layouts/'],
  ['Articles (editorial)', '/articles'],
  ['Media library of images and videos', '/media/'],
  ['Sports data', '/sports-v2/'],
  ['... statistics', '/statistics/'],
  ['Sponsors', '/sponsors/'],
  ['subscriptions', '/subscription/'],
  ['a shop', '/shop/'],
  ['dynamic ads', '/dynamic-ads/'],
  ['tags (including site-scoped custom tags)', '/meta/tag'],
  ['and game metadata', '/game-metadata'],
  ['Per-site settings: game header competitions', '/instance-config/game-header-competitions'],
  ['event calendar (ECAL) button settings', '/instance-config/ecal'],
  ['editable series', '/instance-config/editable-series'],
  ['social media links', '/instance-config/social-media'],
  ['game filters', '/network/game-filters'],
])('"%s" is served by %s', (_, beginning) => {
  expect(Object.keys(contract.paths).some((path) => path.startsWith(beginning))).toBe(true);
});

test('"Two interface languages: English (default and fallback) and Swedish."', () => {
  expect([...textsOf('sv').keys()].sort()).toEqual([...textsOf('en').keys()].sort());
});
