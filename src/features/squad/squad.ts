import type { PortraitConsentState } from '../../../generated/model/index.ts';

/** What a squad keeps of a player. */
export interface PlayerValues {
  /** 0 to 99; null while the player has none. */
  jerseyNumber: number | null;
  /** Code of the position; null while the player has none. */
  positionCode: string | null;
}

/** What a squad keeps of a member of the staff. */
export interface StaffValues {
  /** What the person does for this team, in words. */
  role: string | null;
}

/** What a squad keeps, by side. */
export interface ValuesOf {
  players: PlayerValues;
  staff: StaffValues;
}

/** The two sides of a squad, saved by a call each. */
export type Side = keyof ValuesOf;

/** Both sides, in the order in which they are shown and saved. */
export const SIDES: readonly Side[] = ['players', 'staff'];

/** The properties that a squad keeps of each, by side. */
export const FIELDS: { readonly [S in Side]: readonly (keyof ValuesOf[S])[] } = {
  players: ['jerseyNumber', 'positionCode'],
  staff: ['role'],
};

/** Somebody in a squad, or who may join it. */
export interface Member<Values> {
  uuid: string;
  firstName: string;
  lastName: string;
  fullName: string;
  /** What tells people of the same name apart: the day of birth of a player, the other teams of a member of the staff. */
  note: string;
  /** The mediaString of the first portrait; null without one. */
  portrait?: string | null | undefined;
  /** The team that a player would leave. */
  from?: { uuid: string; displayName: string } | undefined;
  /** Where the consent to portraits stands. */
  portraitConsentState?: PortraitConsentState | undefined;
  /** Place in the squad; undefined for whoever has none yet. */
  sortOrder?: number | undefined;
  values: Values;
}

/** One side as it is stored, with the version that a change of it must name. */
export interface StoredSide<Values> {
  members: readonly Member<Values>[];
  version: string;
}

/** A squad as it is stored. */
export type Squad = { readonly [S in Side]: StoredSide<ValuesOf[S]> };
