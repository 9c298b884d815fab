import type { MergeKind, Player, Staff, Team } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { mostExternalIds } from '../input/stored-external-ids.ts';
import { lockCompetitions } from '../locks/competition-lock.ts';
import { changeNames } from '../locks/name-lock.ts';
import { changePlayer } from '../people/player-writes.ts';
import { getPlayer } from '../people/players.ts';
import { getStaff } from '../people/staff.ts';
import { changeStaff } from '../people/staff-writes.ts';
import { changeTeam } from '../teams/team-writes.ts';
import { getTeam } from '../teams/teams.ts';

/** A player, a staff member or a team as the contract has it, by its properties. */
export type Thing = Readonly<Record<string, unknown>>;

/** A list of which a merge keeps both sides' entries. */
export interface JoinedList {
  /** The properties that tell its entries apart; all of them where none is named. */
  readonly identity: readonly string[];
  /** As many entries as the contract lets it have. */
  readonly most: number;
}

/** What is particular about merging things of a kind. */
export interface MergedKind {
  readonly table: string;
  /** The kind of the tags that stand for them; undefined where none do. */
  readonly tag?: string;
  /** Properties of which one of the two has the last word. */
  readonly fields: readonly string[];
  /** Lists that are joined. */
  readonly lists: Readonly<Record<string, JoinedList>>;
  /** What is locked before any row is. */
  readonly lock: (transaction: Transaction) => Promise<void>;
  readonly read: (transaction: Transaction, uuid: string) => Promise<{ thing: Thing; version: number } | undefined>;
  /** Writes it as it is given: nothing in it is new to the site. Answers its version. */
  readonly write: (transaction: Transaction, author: string, thing: Thing) => Promise<number>;
}

const nothing = () => Promise.resolve();
const consent = ['portraitConsent', 'portraitConsentUntil', 'portraitConsentBy'];
const person = ['firstName', 'lastName', 'nationality', 'gender', ...consent];
const externalIds: JoinedList = { identity: ['extId', 'extIdType'], most: mostExternalIds };
const pictures: JoinedList = { identity: ['mediaString'], most: 50 };

/** What can be merged. */
export const mergedKinds: Readonly<Record<MergeKind, MergedKind>> = {
  player: {
    table: 'players',
    tag: 'player',
    fields: [...person, 'jerseyNumber', 'positionCode', 'shoots', 'dateOfBirth', 'height', 'weight', 'team'],
    lists: { portraitList: pictures, playerExtIds: externalIds },
    lock: nothing,
    read: async (transaction, uuid) => {
      const found = await getPlayer(transaction, uuid);
      return found && { thing: { ...found.player }, version: found.version };
    },
    write: async (transaction, author, thing) => (await changePlayer(transaction, author, thing as Player, {})).version,
  },
  staff: {
    table: 'staff',
    fields: [...person, 'role'],
    lists: { staffMedia: pictures, contactInfo: { identity: [], most: 20 }, extIds: externalIds },
    lock: nothing,
    read: async (transaction, uuid) => {
      const found = await getStaff(transaction, uuid);
      return found && { thing: { ...found.staff }, version: found.version };
    },
    write: async (transaction, author, thing) => (await changeStaff(transaction, author, thing as Staff, {})).version,
  },
  team: {
    table: 'teams',
    tag: 'team',
    fields: ['displayName', 'teamCode', 'gender', 'nationality', 'logo', 'icon', 'teamNames', 'clubName', 'teamInfo'],
    lists: { teamMedia: pictures, extIds: externalIds },
    lock: async (transaction) => {
      await changeNames(transaction);
      await lockCompetitions(transaction);
    },
    read: async (transaction, uuid) => {
      const found = await getTeam(transaction, uuid);
      return found && { thing: { ...found.team }, version: found.version };
    },
    write: async (transaction, author, thing) => (await changeTeam(transaction, author, thing as Team, {})).version,
  },
};

/** What somebody or something is called. */
export function nameOf(thing: Thing): string {
  return String(thing.displayName ?? thing.fullName);
}
