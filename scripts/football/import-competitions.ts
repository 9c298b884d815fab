import type { components } from '../../generated/schema.d.ts';
import { PlainError } from '../plain-error.ts';
import { type Api, expectBody, readPages } from './api.ts';
import { type Outcome, type Outcomes, reasonOf, refusedBy } from './outcome.ts';
import type { Plan, PlannedCompetition, PlannedTerm } from './plan.ts';

type Schemas = components['schemas'];
type Ssgt = Schemas['Ssgt'];

/** What came of seasons, series and competitions, and the uuid of each competition that the site has now. */
export type ImportedCompetitions = {
  readonly seasons: Outcomes<PlannedTerm>;
  readonly series: Outcomes<PlannedTerm>;
  readonly competitions: Outcomes<PlannedCompetition>;
  readonly uuids: ReadonlyMap<PlannedCompetition, string>;
};

/**
 * Makes the seasons, series and competitions that the site does not have. One that is there is left as it is, whatever it is called: an
 * administrator may have named it. A new competition becomes active.
 * @param onDone called after each competition
 * @throws {PlainError} when the service does not answer any more
 */
export async function importCompetitions(
  api: Api,
  instanceId: string,
  plan: Plan,
  onDone: () => void,
): Promise<ImportedCompetitions> {
  const seasons = await importTerms(api, instanceId, '/sports-v2/seasons', plan.seasons);
  const series = await importTerms(api, instanceId, '/sports-v2/series', plan.series);
  const gameType = await regularGameType(api, instanceId);
  const existing = await readPages<Ssgt>(api, instanceId, '/sports-v2/ssgts', 'the competitions of the site');
  const outcomes = new Map<PlannedCompetition, Outcome>();
  const uuids = new Map<PlannedCompetition, string>();
  for (const one of plan.competitions) {
    const parts = { season: seasons.get(one.seasonCode), series: series.get(one.seriesCode) };
    const { outcome, uuid } = await importOne(one, parts);
    outcomes.set(one, outcome);
    if (uuid !== undefined) uuids.set(one, uuid);
    onDone();
  }
  return { seasons: seasons.outcomes, series: series.outcomes, competitions: outcomes, uuids };

  async function importOne(one: PlannedCompetition, parts: { season: Term; series: Term }): Promise<Imported> {
    const { season, series } = parts;
    if (season.uuid === undefined) return { outcome: { refused: `the season ${one.seasonCode} was refused` } };
    if (series.uuid === undefined) return { outcome: { refused: `the series ${one.seriesCode} was refused` } };
    const there = existing.find(
      (ssgt) =>
        ssgt.season?.uuid === season.uuid && ssgt.series?.uuid === series.uuid && ssgt.gameType?.uuid === gameType.uuid,
    );
    if (there === undefined) {
      const body = { season: { uuid: season.uuid }, series: { uuid: series.uuid }, gameType: { uuid: gameType.uuid } };
      return makeCompetition(api, instanceId, { ...body, names: namesOf(one.name), active: true });
    }
    // An earlier run was ended between making it and making it active.
    const isUnfinished = there.state === 'draft' && there.gameCount === 0;
    return { outcome: isUnfinished ? await activate(api, instanceId, there.uuid) : 'there', uuid: there.uuid };
  }
}

type Imported = { readonly outcome: Outcome; readonly uuid?: string | undefined };
type Term = { readonly uuid: string | undefined };

async function makeCompetition(api: Api, instanceId: string, body: Schemas['SsgtInput']): Promise<Imported> {
  const reply = await api.post<Ssgt>('/sports-v2/ssgts', instanceId, body);
  const uuid = reply.ok ? reply.body.uuid : reply.refusal.existing?.uuid;
  if (!reply.ok && uuid === undefined) return { outcome: refusedBy(reply.refusal) };
  if (uuid === undefined) return { outcome: { refused: 'it has no uuid' } };
  const activated = await activate(api, instanceId, uuid);
  return { outcome: reasonOf(activated) === undefined ? 'made' : activated, uuid };
}

/** Makes a draft active. One that is active already (the answer to an earlier try was lost) stays so. */
async function activate(api: Api, instanceId: string, uuid: string): Promise<Outcome> {
  const ssgt = await api.get<Ssgt>(`/sports-v2/ssgts/${uuid}`, instanceId);
  if (!ssgt.ok) return refusedBy(ssgt.refusal);
  if (ssgt.body.state !== 'draft') return 'there';
  const reply = await api.put<Ssgt>(`/sports-v2/ssgt-state/draft-to-active/${uuid}`, instanceId, undefined, ssgt.etag);
  return reply.ok ? 'updated' : refusedBy(reply.refusal);
}

/** Seasons or series, which are both a code with names: makes those whose code the site does not have. */
async function importTerms(api: Api, instanceId: string, path: string, terms: readonly PlannedTerm[]) {
  type Row = Schemas['Season'] | Schemas['Series'];
  const rows = await readPages<Row>(api, instanceId, path, path.slice(path.lastIndexOf('/') + 1));
  const uuids = new Map(rows.map((row) => [row.code?.toLowerCase(), row.uuid]));
  const outcomes = new Map<PlannedTerm, Outcome>();
  for (const term of terms) {
    if (uuids.has(term.code.toLowerCase())) {
      outcomes.set(term, 'there');
      continue;
    }
    const reply = await api.post<Row>(path, instanceId, { code: term.code, names: namesOf(term.name) });
    // A 409 may meet what an earlier try made, whose answer was lost.
    const uuid = reply.ok ? reply.body.uuid : await findTerm(api, instanceId, path, term);
    if (uuid !== undefined) uuids.set(term.code.toLowerCase(), uuid);
    outcomes.set(term, reply.ok || uuid !== undefined ? 'made' : refusedBy(reply.refusal));
  }
  return { outcomes, get: (code: string): Term => ({ uuid: uuids.get(code.toLowerCase()) }) };
}

async function findTerm(
  api: Api,
  instanceId: string,
  path: string,
  { code }: PlannedTerm,
): Promise<string | undefined> {
  const reply = await api.get<{ items: { uuid: string }[] }>(`${path}?${new URLSearchParams({ code })}`, instanceId);
  return reply.ok ? reply.body.items[0]?.uuid : undefined;
}

/** The files name things in one language only, which stands for all. */
function namesOf(name: string): Schemas['Name'][] {
  return (['sv', 'en', 'display'] as const).map((language) => ({ language, translation: name }));
}

/** All matches of a file belong to one competition, its playoffs too: their round tells them apart. */
async function regularGameType(api: Api, instanceId: string): Promise<Schemas['GameType']> {
  const types = expectBody(await api.get<Schemas['GameType'][]>('/sports-v2/game-types', instanceId), 'the game types');
  const found = types.find((type) => type.code === 'regular');
  if (found === undefined) throw new PlainError('The service has no game type with the code regular.');
  return found;
}
