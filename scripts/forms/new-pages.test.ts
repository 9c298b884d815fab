import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { NewPage } from '../../src/workbench/protocol.ts';
import { FormFiles } from './form-files.ts';
import { WorkbenchCompiler } from './workbench-compiler.ts';

let folder: string;
let files: FormFiles;
let compiler: WorkbenchCompiler;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchline-new-pages-'));
  await cp('forms', folder, { recursive: true });
  files = new FormFiles(folder);
  compiler = new WorkbenchCompiler(files);
});
afterEach(() => rmSync(folder, { recursive: true }));

const words = (text: string) => ({ en: text, sv: text });
const levels: NewPage = {
  kind: 'list',
  operation: 'listSubscriptionLevels',
  name: 'subscription-level',
  labels: { one: words('Level'), many: words('Levels') },
  area: 'content',
  icon: 'info',
  address: '/subscription-levels',
};
const startPage: NewPage = {
  ...levels,
  kind: 'settings',
  operation: 'getStartPageStatic',
  name: 'start-page',
  address: '/site-settings/start-page',
  landing: '/site-settings',
};

it('what no definition uses is offered, and nothing that one uses', () => {
  const { pages, landings } = compiler.newPages();
  const operations = pages.map(({ operation }) => operation);
  expect(operations).toEqual(expect.arrayContaining(['getStartPageStatic', 'listSubscriptionLevels', 'listNetworks']));
  // Problems have nothing that identifies them.
  expect(operations).not.toContain('listLayoutProblems');
  expect(operations).not.toContain('listTeams');
  expect(operations).not.toContain('getSocialMediaLinks');
  expect(landings).toContain('/site-settings');
});

it.each([levels, startPage])('the first definition of $operation passes the check', (page) => {
  const update = compiler.newPages().pages.find(({ operation }) => operation === page.operation)?.update;
  const { text, faults } = compiler.firstText(page, update);
  expect(faults).toEqual([]);
  files.create(page.name, text);
  expect(compiler.compile(page.name, text).form).toBeDefined();
  expect(compiler.newPages().pages.map(({ operation }) => operation)).not.toContain(page.operation);
  expect(() => files.create(page.name, text)).toThrow('There is a');
});

it('what is said wrongly of a page is told at its place', () => {
  const placesOf = (page: Partial<NewPage>) =>
    compiler.firstText({ ...levels, ...page }, undefined).faults.map(({ place }) => place?.join('.'));
  expect(placesOf({ address: '/shop' })).toEqual(['paths.list']);
  expect(placesOf({ address: '/menu' })).toEqual(['paths.list']);
  expect(placesOf({ labels: { one: words('Level'), many: words('') } })).toContain('labels.many.en');
  expect(placesOf({ name: 'Level of subscriptions' })).toContain('name');
});
