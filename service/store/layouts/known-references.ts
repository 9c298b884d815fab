import type { Transaction } from '../database.ts';
import { UnknownReferencesError } from '../errors.ts';
import { isMergedAway, keepUnmerged } from '../merges/keep-unmerged.ts';
import { mainGroupId } from '../sponsors/sponsor-groups.ts';
import { joinSql, type Sql, sql } from '../sql.ts';
import { namedBy } from '../tags/borne-tags.ts';
import { type StoredLayout, sectionsOf } from './layouts.ts';
import {
  type LayoutReference,
  type ReferenceKind,
  referencesOf,
  referredKey,
  settingsReferences,
} from './references.ts';
import type { PlacedSection } from './section-rules.ts';

type Kind = Exclude<ReferenceKind, 'media'>;

/** What each kind of reference may point at, and what a refusal says. */
const known: Readonly<Record<Kind, { readonly code: string; readonly values: Sql }>> = {
  article: { code: 'unknownArticle', values: sql`SELECT uuid AS value FROM articles WHERE deleted_at IS NULL` },
  game: { code: 'unknownGame', values: sql`SELECT uuid FROM games WHERE NOT deleted` },
  page: { code: 'unknownPage', values: sql`SELECT uuid FROM pages` },
  route: { code: 'unknownRoute', values: sql`SELECT uuid FROM routes` },
  sponsorGroup: {
    code: 'unknownSponsorGroup',
    values: sql`SELECT uuid FROM sponsor_groups UNION SELECT ${mainGroupId}`,
  },
  ssgt: { code: 'unknownCompetition', values: sql`SELECT uuid FROM ssgts WHERE NOT deleted` },
  team: { code: 'unknownTeam', values: sql`SELECT uuid FROM teams WHERE NOT deleted` },
  tag: {
    code: 'unknownTag',
    values: sql`SELECT value FROM tags UNION ALL SELECT 'team.' || uuid FROM teams p WHERE NOT (${isMergedAway})
      UNION ALL SELECT 'player.' || uuid FROM players p WHERE NOT (${isMergedAway})
      UNION ALL SELECT 'series.' || uuid FROM series UNION ALL SELECT 'game.' || uuid FROM games`,
  },
};

/**
 * Throws `UnknownReferencesError` for all that the sections and settings refer to and the site does not have. What the
 * stored layout refers to already may stay. Items of the library stay until the transaction ends, so that none is
 * deleted while a section comes to show it, and teams and players are not merged into others.
 */
export async function refuseUnknown(
  transaction: Transaction,
  { settings, settingsAt }: { settings: StoredLayout['settings']; settingsAt?: 'settings.' | '' },
  placed: readonly PlacedSection[],
  before: StoredLayout | undefined,
): Promise<void> {
  const wanted = [
    ...settingsReferences(settings, settingsAt),
    ...placed.flatMap(({ section, path }) =>
      referencesOf(section).map((one) => ({ ...one, path: `${path}.${one.path}` })),
    ),
  ];
  const stored = before ? [...settingsReferences(before.settings), ...sectionsOf(before).flatMap(referencesOf)] : [];
  const kept = new Set(stored.map(keyOf));
  const added = wanted.filter((one) => !kept.has(keyOf(one)));
  if (added.length === 0) return;
  const missing = [...(await unknownMedia(transaction, added)), ...(await unknownThings(transaction, added))];
  if (missing.length > 0) throw new UnknownReferencesError(missing);
}

const keyOf = ({ kind, value }: LayoutReference): string => `${kind} ${value}`;

async function unknownMedia(transaction: Transaction, added: readonly LayoutReference[]) {
  const media = added.filter(({ kind }) => kind === 'media');
  if (media.length === 0) return [];
  const rows = await transaction.query<{ key: string }>(sql`
    SELECT type || '|' || key AS key FROM media WHERE key = ANY(${media.map(referredKey)}::text[]) ORDER BY key FOR KEY SHARE`);
  const there = new Set(rows.map(({ key }) => key));
  return media
    .filter((one) => !there.has(`${one.value.split('|')[0]}|${referredKey(one)}`))
    .map(({ path, value }) => ({ path, code: 'unknownMedia', message: `The site has no media item '${value}'.` }));
}

async function unknownThings(transaction: Transaction, added: readonly LayoutReference[]) {
  const checked = added.filter((one): one is LayoutReference & { kind: Kind } => one.kind !== 'media');
  const kinds = [...new Set(checked.map(({ kind }) => kind))];
  if (kinds.length === 0) return [];
  await keepUnmerged(
    transaction,
    checked.map(({ kind, value }) => (kind === 'tag' ? namedBy(value) : { kind, uuid: value })),
  );
  const found = await transaction.query<{ kind: Kind; value: string }>(
    joinSql(
      kinds.map((kind) => {
        const values = checked.filter((one) => one.kind === kind).map((one) => tagged(one));
        return sql`SELECT ${kind}::text AS kind, k.value FROM (${known[kind].values}) k(value) WHERE k.value = ANY(${values}::text[])`;
      }),
      sql` UNION ALL `,
    ),
  );
  const there = new Set(found.map(({ kind, value }) => `${kind} ${value}`));
  return checked
    .filter((one) => !there.has(`${one.kind} ${tagged(one)}`))
    .map(({ kind, path, value }) => ({
      path,
      code: known[kind].code,
      message: `The site does not know '${value}'.`,
    }));
}

/** A tag of a game may say as what it links it, which is no part of what there must be. */
const tagged = ({ kind, value }: LayoutReference): string =>
  kind === 'tag' ? value.split('.').slice(0, 2).join('.') : value;
