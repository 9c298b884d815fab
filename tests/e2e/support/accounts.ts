import path from 'node:path';

/** The demo users (A.1): administrator of every site, super administrator, one site only, none. */
export const roles = ['admin', 'super', 'club', 'outsider'] as const;
/** One of the demo users. */
export type Role = (typeof roles)[number];

/** The password of every demo user. */
export const password = 'touchline-demo';

/** The user name of a role. */
export function usernameOf(role: Role): string {
  return `${role}@touchline.test`;
}

/** Where the browser state of a signed-in role lies during a run. */
export function stateFile(role: Role): string {
  return path.resolve(import.meta.dirname, '../../../.cache/e2e', `${role}.json`);
}

/** Where the access token of a signed-in role lies during a run. */
export function tokenFile(role: Role): string {
  return path.resolve(import.meta.dirname, '../../../.cache/e2e', `${role}.token`);
}

/** Sites of the demo, by instance id. Each journey that writes names the one that it writes to. */
export const sites = {
  /** The master site of the first network, where everybody with all sites starts. Nothing is written here. */
  league: { id: 'north1_north', name: 'Northern Ice League' },
  frosthamn: { id: 'frost1_frost', name: 'Frosthamn HC' },
  /** Without the add-ons that edit teams and manage competitions. */
  alvnas: { id: 'alvn1_alvn', name: 'Älvnäs IF' },
  bjornvik: { id: 'bjorn1_bjorn', name: 'Björnvik BK' },
  isdalen: { id: 'isda1_isda', name: 'Isdalen SK' },
  norrstrand: { id: 'norrs1_norrs', name: 'Norrstrand IK' },
  /** In a network of its own. A journey deletes all its teams. */
  havsband: { id: 'havs1_havs', name: 'Havsband Cup' },
} as const;
/** A site of the demo. */
export type Site = (typeof sites)[keyof typeof sites];
