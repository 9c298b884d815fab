import { createHash } from 'node:crypto';
import { newUuid } from '../store/input/uuid.ts';

/** A source of chance that gives the same row of values for the same name. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** One of the choices, each as likely. */
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
  /** True in this share of the calls (0 to 1). */
  chance(share: number): boolean;
  uuid(): string;
}

/**
 * From this number on, identifiers come from a wide hash of the name: among more things two of the 32-bit generators are
 * alike. Below it they stay what they are in the databases that were filled before.
 */
const firstWide = 50_000;

/** The generator of one thing, named by `parts` (seed, site, kind, number). Mulberry32 over a 32-bit FNV-1a hash of the name. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  const name = parts.join('/');
  const number = parts.at(-1);
  let state = 0x811c9dc5;
  for (const character of name) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    chance: (share) => next() < share,
    uuid:
      typeof number === 'number' && number >= firstWide
        ? wideUuids(name)
        : () => newUuid((count) => Uint8Array.from({ length: count }, () => between(0, 255))),
  };
}

/** The identifiers of one thing, one after the other, by SHA-256 of its name. */
function wideUuids(name: string): () => string {
  let drawn = 0;
  return () =>
    newUuid(() => {
      drawn += 1;
      return createHash('sha256').update(`${name}/${drawn}`).digest();
    });
}
