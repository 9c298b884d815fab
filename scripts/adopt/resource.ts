import { singular } from './names.ts';

/** The addresses that belong to a resource: its own, and that of one of its things. */
export const belongsTo = (path: string, resource: string): boolean =>
  path === resource ||
  (path.startsWith(bare(resource)) && /^\/\{[^/{}]+\}\/?$/.test(path.slice(bare(resource).length)));

/** An address without the slash at its end. */
export const bare = (path: string): string => path.replace(/\/+$/, '');

/** Whether an address names one thing. */
export const isOfOne = (path: string): boolean => /\}\/?$/.test(path);

/** One of a resource, by its last word. */
export const oneOfResource = (resource: string): string =>
  singular(
    resource
      .split('/')
      .filter((part) => part !== '' && !part.includes('{'))
      .at(-1) ?? 'thing',
  );
