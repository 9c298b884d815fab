import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentStamp, printStamp } from '../../scripts/generate/stamp.ts';
import { variables } from '../../service/config.ts';
import { projectFiles, projectRoot, readJson, readText } from './project-files.ts';

type Package = {
  readonly license: string;
  readonly scripts: Record<string, string>;
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
};
const manifest = readJson<Package>('package.json');

test('the generated code fits contract and forms: run `npm run generate` and commit what changed', () => {
  expect(readText('generated/stamp.json')).toBe(printStamp(currentStamp()));
});

test('every package has one exact version: two machines must not get two products', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every script file that package.json names exists', () => {
  const files = Object.values(manifest.scripts).flatMap((line) => line.match(/scripts\/[\w-]+\.\w+/g) ?? []);
  expect(files.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});

test('every link of a page leads to a file that is there', () => {
  const links = projectFiles('md').flatMap(({ path: page, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ page, to })),
  );
  expect(links.length).toBeGreaterThan(10);
  const broken = links.filter(({ page, to }) => !existsSync(path.join(projectRoot, path.dirname(page), to)));
  expect(broken).toEqual([]);
});

test('every path of the code that a page names is there: moves leave such names behind', () => {
  const named = projectFiles('md').flatMap(({ path: page, text }) =>
    [...text.matchAll(/`((?:src|service|scripts|tests|openapi|forms)\/[\w./-]+)`/g)].map(([, to = '']) => ({
      page,
      to,
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ to }) => !existsSync(path.join(projectRoot, to)));
  expect(missing).toEqual([]);
});

test('the licence is there and is the one that package.json names', () => {
  expect(readText('LICENSE')).toMatch(/^MIT License/);
  expect(manifest.license).toBe('MIT');
});

describe('the README tells what is there', () => {
  const readme = () => readText('README.md');

  test('every npm script that it names exists', () => {
    const named = [...readme().matchAll(/(?:^|`)\s*(?:[A-Z0-9_]+=\S+ )*npm (?:run )?([a-z][\w:-]*)/gm)].map(
      ([, name = '']) => name,
    );
    const npmsOwn = ['ci', 'install', 'run'];
    expect(named.filter((name) => !npmsOwn.includes(name) && !(name in manifest.scripts))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(['start', 'test']));
  });

  test('every environment variable stands in it, with its default and its meaning', () => {
    const rows = variables.map(
      ({ name, default: value, meaning }) => `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${meaning} |`,
    );
    expect(rows.filter((row) => !readme().includes(row))).toEqual([]);
  });
});
