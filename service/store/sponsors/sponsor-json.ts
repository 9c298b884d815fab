import { isPublicMedia, pictureSql } from '../media/media-json.ts';
import { type Sql, sql } from '../sql.ts';
import { keyOf, sponsorPlaces } from './sponsor-places.ts';

/** The contract's SponsorState of a row of `sponsors` that is called `row`, on a day (`yyyy-MM-dd`). */
export function sponsorState(row: Sql, today: string): Sql {
  return sql`CASE WHEN NOT ${row}.active THEN 'inactive'
    WHEN ${row}.contract_until < ${today}::date THEN 'ended'
    WHEN ${row}.contract_from > ${today}::date THEN 'upcoming'
    WHEN ${row}.contract_until - ${today}::date <= ${row}.warn_days THEN 'endingSoon'
    ELSE 'active' END`;
}

/**
 * What the JSON of a row of `sponsors` reads beside it: its logos `light` and `dark`, and the file of the first. The keys are made first,
 * because row-level security keeps an index from being asked with an expression of another table's column.
 */
export function logoJoins(row: Sql): Sql {
  return sql`CROSS JOIN LATERAL (
      SELECT ${keyOf(sql`${row}.logo`)} AS light, ${keyOf(sql`${row}.logo_dark`)} AS dark OFFSET 0) logo_keys
    LEFT JOIN media light ON light.key = logo_keys.light
    LEFT JOIN media dark ON dark.key = logo_keys.dark
    LEFT JOIN media_files light_file ON light_file.uuid = light.file_uuid`;
}

/** An address with parameters: after those that it has, before the part of the page that it leads to. */
function withParameters(address: Sql, parameters: Sql): Sql {
  return sql`CASE WHEN coalesce(${parameters}, '') = '' THEN ${address} ELSE
    split_part(${address}, '#', 1)
    || CASE WHEN strpos(split_part(${address}, '#', 1), '?') > 0 THEN '&' ELSE '?' END || ${parameters}
    || CASE WHEN strpos(${address}, '#') > 0 THEN substr(${address}, strpos(${address}, '#')) ELSE '' END END`;
}

/** How a picture is shown: where browsers find it, and whether it has to be one that visitors may see. */
interface Shown {
  base: string;
  url: Sql;
  isShown(media: Sql): Sql;
}

/** What of a row of `sponsors` with `logoJoins` stands in a strip, as members of a JSON object. */
function shownMembers(row: Sql, { base, url, isShown }: Shown): Sql {
  const addressOf = (media: Sql) => sql`CASE WHEN ${isShown(media)} THEN ${pictureSql(base, media)} END`;
  return sql`'name', ${row}.name, 'alt', ${row}.alt, 'clickUrl', ${withParameters(url, sql`${row}.url_parameters`)},
    'openInNewTab', ${row}.open_in_new_tab, 'logoUrl', ${addressOf(sql`light`)}, 'logoDarkUrl', ${addressOf(sql`dark`)},
    'logoWidth', light_file.width, 'logoHeight', light_file.height, 'active', ${row}.active,
    'contractFrom', ${row}.contract_from, 'contractUntil', ${row}.contract_until`;
}

/** The groups of both kinds that a sponsor stands in, as members of a JSON object: visitors would see it twice. */
function kindsOfGroups(row: Sql): Sql {
  const first = (
    isMain: boolean,
  ) => sql`(SELECT g.name FROM sponsor_memberships o JOIN sponsor_groups g ON g.uuid = o.group_uuid
    WHERE o.sponsor_uuid = ${row}.uuid AND g.is_main = ${isMain} ORDER BY g.sort_order, g.uuid LIMIT 1)`;
  return sql`'mainGroup', ${first(true)}, 'siteGroup', ${first(false)}`;
}

/** The contract's ShownSponsor of the sponsor `s`, with `logoJoins`, in the membership `m`. */
export function shownSponsorJson(base: string): Sql {
  const shown = { base, url: sql`coalesce(m.url, s.url)`, isShown: isPublicMedia };
  return sql`json_build_object(${shownMembers(sql`s`, shown)}, ${kindsOfGroups(sql`s`)})`;
}

/** The groups that the sponsor `p` stands in: the main group first, the others in their order. */
const groups = sql`(SELECT coalesce(json_agg(json_build_object('id', g.uuid, 'name', g.name, 'isMain', g.is_main)
    ORDER BY g.is_main DESC, g.sort_order, g.uuid), '[]')
  FROM sponsor_memberships m JOIN sponsor_groups g ON g.uuid = m.group_uuid WHERE m.sponsor_uuid = p.uuid)`;

/**
 * The contract's Sponsor of a row `p` of `sponsors` with `logoJoins`, on a day (`yyyy-MM-dd`). `base` is the address
 * below which browsers find pictures.
 */
export function sponsorJson(base: string, today: string): Sql {
  const shown = { base, url: sql`p.url`, isShown: (media: Sql) => sql`${media}.file_uuid IS NOT NULL` };
  return sql`json_build_object(
    'id', p.uuid, 'instanceId', p.instance_id, ${shownMembers(sql`p`, shown)},
    'logo', p.logo, 'logoDark', p.logo_dark, 'url', p.url, 'urlParameters', p.url_parameters, 'warnDays', p.warn_days,
    'contact', p.contact, 'note', p.note, 'externalId', p.external_id,
    'state', ${sponsorState(sql`p`, today)}, 'daysLeft', p.contract_until - ${today}::date,
    'isOpenEnded', p.contract_until IS NULL,
    'host', regexp_replace(substring(p.url FROM '^(?:https?://)?([^/?#:]+)'), '^www\\.', ''),
    'groups', ${groups}, ${kindsOfGroups(sql`p`)}, 'usageCount', (SELECT count(*) FROM ${sponsorPlaces} places),
    'version', p.version, 'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified)`;
}
