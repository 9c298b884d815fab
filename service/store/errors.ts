import { DatabaseError } from 'pg';
import type { ExistingThing } from './contract.ts';

/** A refusal that the caller can mend; each kind is a class of its own. The message is one English sentence. */
export class StoreError extends Error {
  override name = this.constructor.name;
}

/** Another row already has the value. `path` is the dotted path of the field in the input. */
export class DuplicateError extends StoreError {
  readonly path: string;
  readonly value: string;

  constructor(path: string, value: string) {
    super(`Another one already has the ${path} '${value}'.`);
    this.path = path;
    this.value = value;
  }
}

/** The row was changed since the version that the caller started from. `version` is the present one. */
export class StaleError extends StoreError {
  readonly version: number;

  constructor(version: number) {
    super('It was changed by somebody else in the meantime.');
    this.version = version;
  }
}

/** The site has no such row; rows of other sites count as missing. */
export class NotFoundError extends StoreError {
  constructor(kind: string, uuid: string) {
    super(`The site has no ${kind} '${uuid}'.`);
  }
}

/** The input refers to something that the site does not have. `path` is the dotted path of the reference. */
export class UnknownReferenceError extends StoreError {
  readonly path: string;
  readonly value: string;

  constructor(path: string, value: string) {
    super(`The site does not know '${value}'.`);
    this.path = path;
    this.value = value;
  }
}

/** The input changes or removes an entry that an import keeps locked. `path` is the dotted path of the entry. */
export class LockedError extends StoreError {
  readonly path: string;

  constructor(path: string) {
    super('The entry is locked by an import and cannot be changed or removed.');
    this.path = path;
  }
}

/**
 * What stands now does not allow the change. `code` is the rule that does not, `paths` are the dotted paths of what
 * breaks it, in the body or the address.
 */
export class ConflictError extends StoreError {
  readonly code: string;
  readonly paths: readonly string[];

  constructor(code: string, paths: readonly string[], message: string) {
    super(message);
    this.code = code;
    this.paths = paths;
  }
}

/** Another competition, `existing`, joins the same season, series and game type. */
export class CombinationTakenError extends StoreError {
  readonly existing: ExistingThing;

  constructor(existing: ExistingThing) {
    super(`The competition '${existing.displayName}' has the same season, series and game type.`);
    this.existing = existing;
  }
}

/**
 * Another one, `existing`, has the name already, where letter case and blanks do not matter. `path` is the dotted path
 * of the name in the input.
 */
export class NameTakenError extends StoreError {
  readonly path: string;
  readonly existing: { readonly uuid: string; readonly displayName: string };

  constructor(path: string, existing: { readonly uuid: string; readonly displayName: string }) {
    super(`'${existing.displayName}' has this name already.`);
    this.path = path;
    this.existing = existing;
  }
}

/** Throws `StaleError` when a row is no longer at `expectedVersion`; undefined: not compared. */
export function refuseStale(version: number, expectedVersion: number | undefined): void {
  if (expectedVersion !== undefined && version !== expectedVersion) throw new StaleError(version);
}

/**
 * Does `write`; what the unique index `constraint` refuses becomes a `DuplicateError`. The index decides, so that two
 * at once cannot both take a value.
 */
export async function refusingDuplicate<Result>(
  constraint: string,
  taken: { path: string; value: string },
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isRefusedBy(error, constraint)) throw new DuplicateError(taken.path, taken.value);
    throw error;
  }
}

/** Whether it is the unique index `constraint` that refused a write. The transaction has failed with it. */
export function isRefusedBy(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint;
}

/** The input holds a character that no database text can hold: U+0000 or half of a surrogate pair. */
export class UnstorableTextError extends StoreError {
  constructor() {
    super('The text holds a character that cannot be stored.');
  }
}

/**
 * The input contradicts itself, which the contract's shapes cannot say. `code` is the rule that it breaks, `paths` are
 * the dotted paths of what breaks it.
 */
export class ContradictionError extends StoreError {
  readonly code: string;
  readonly paths: readonly string[];

  constructor(code: string, paths: readonly string[], message: string) {
    super(message);
    this.code = code;
    this.paths = paths;
  }
}

/**
 * The site's library has no item of this mediaString; items of other sites count as missing. `path` is the dotted path
 * of the mediaString.
 */
export class UnknownMediaError extends StoreError {
  readonly path: string;
  readonly value: string;

  constructor(path: string, value: string) {
    super(`The site has no media item '${value}'.`);
    this.path = path;
    this.value = value;
  }
}

/**
 * Why a file cannot be taken: the codes of what a site may store, and those of service/images for what a file holds.
 */
export type UnusableFileCode =
  | 'brokenMedia'
  | 'fileTooLarge'
  | 'invalidMediaType'
  | 'noPicture'
  | 'quotaExceeded'
  | 'tooManyPixels'
  | 'undecodable';

/** The file cannot be taken. `path` is the dotted path of what says so. */
export class UnusableFileError extends StoreError {
  readonly code: UnusableFileCode;
  readonly path: string;

  constructor(code: UnusableFileCode, path: string, message: string) {
    super(message);
    this.code = code;
    this.path = path;
  }
}

/** What an input says in full text is wrong in several places, each with its own rule. */
export class ContentError extends StoreError {
  readonly faults: readonly { readonly path: string; readonly code: string; readonly message: string }[];

  constructor(faults: ContentError['faults']) {
    super(faults[0]?.message ?? 'The content cannot be used.');
    this.faults = faults;
  }
}

/** The site lacks the add-on that what stands at `path` needs. */
export class AddOnError extends StoreError {
  readonly path: string;
  readonly addOn: string;

  constructor(path: string, addOn: string) {
    super(`The site lacks the add-on ${addOn}.`);
    this.path = path;
    this.addOn = addOn;
  }
}

/** What is to be deleted is referred to by `uses` other things. */
export class InUseError extends StoreError {
  readonly uses: number;
  /** What refers to it, each with the path of what would go and the names of both; empty: not told here. */
  readonly places: readonly { readonly path: string; readonly name: string }[];

  constructor(uses: number, places: InUseError['places'] = []) {
    super(uses === 1 ? 'One thing refers to it.' : `${uses} things refer to it.`);
    this.uses = uses;
    this.places = places;
  }
}

/**
 * The input refers to what is not the site's. `code` says what it would have to be, `paths` are the dotted paths of the
 * references.
 */
export class ForeignReferenceError extends StoreError {
  readonly code:
    | 'foreignItem'
    | 'foreignOwner'
    | 'incomplete'
    | 'unknown'
    | 'unknownArticle'
    | 'unknownGame'
    | 'unknownGroup'
    | 'unknownLayout'
    | 'unknownPage'
    | 'unknownRoute'
    | 'unknownTag'
    | 'unknownType';
  readonly paths: readonly string[];

  constructor(code: ForeignReferenceError['code'], paths: readonly string[], message: string) {
    super(message);
    this.code = code;
    this.paths = paths;
  }
}

/** The input refers in several places to what the site does not have, each with its own code, such as `unknownMedia`. */
export class UnknownReferencesError extends StoreError {
  readonly faults: readonly { readonly path: string; readonly code: string; readonly message: string }[];

  constructor(faults: UnknownReferencesError['faults']) {
    super(faults[0]?.message ?? 'The site does not have what it refers to.');
    this.faults = faults;
  }
}

/**
 * The database cannot be reached, or takes no work at the moment. Nothing was stored, so that the same call can be made
 * again.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    super('The database does not answer at the moment.', { cause });
  }
}

/** The connection was lost while a transaction ended: it may have been stored or not. */
export class CommitInDoubtError extends Error {
  override name = 'CommitInDoubtError';

  constructor(cause: unknown) {
    super('The connection to the database was lost while it stored this; look whether it did.', { cause });
  }
}

/** There is no room on the disk for what was to be stored. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';

  constructor(cause: unknown) {
    super('The disk of the service is full; nothing can be stored until there is room again.', { cause });
  }
}

/** The database cannot be worked with as it is. The message is one plain sentence for the person who starts the service. */
export class DatabaseSetupError extends Error {
  override name = 'DatabaseSetupError';
}
