import type { ConnectedTeam, GameTypeRef, Name, Season, Ssgt, SsgtInput } from '../../../generated/model/index.ts';
import { nameIn, nameOfRow } from '../../engine/entity/row-name.ts';
import { advanceYears, seasonName } from './years.ts';

/** The season to go to: one that is there, or one that is to be made. */
export type SeasonChoice =
  | { kind: 'existing'; uuid: string; code: string; names: readonly Name[] }
  | { kind: 'new'; code: string; names: readonly Name[] };

/** What is chosen for the new competition. Its series is that of the old one, and external ids are never copied. */
export interface RolloverChoice {
  season: SeasonChoice;
  gameType: GameTypeRef;
  names: readonly Name[];
  active: boolean;
  defaultForSeries: boolean;
  /** Identifiers of the teams to connect. */
  teams: ReadonlySet<string>;
}

/** A competition by its name. */
export interface NamedCompetition {
  uuid: string;
  titles: readonly Name[];
  displayName: string;
}

/** What will be made, complete: nothing is decided after it. */
export interface RolloverPlan {
  season: SeasonChoice;
  /** Everything of the new competition but its season. */
  ssgt: Omit<SsgtInput, 'season'>;
  /** What the service will call it in each language where it has no name: by what it is made of. */
  unnamed: readonly Name[];
  /** The competition that will no longer be the default of its series; known once the plan was checked. */
  losesDefault?: NamedCompetition | undefined;
  teams: readonly { uuid: string; displayName: string }[];
}

/** The year in which the season of a competition begins; undefined where its code is none. */
export const yearOf = ({ season }: Pick<Ssgt, 'season'>): number | undefined => yearIn(season);

/** The year in which a season begins; undefined where its code is none. */
export function yearIn({ code }: { code?: string | null | undefined }): number | undefined {
  return /^\d{4}$/.test(code ?? '') ? Number(code) : undefined;
}

/** Names with the years advanced, in every language. */
export function advancedNames(names: readonly Name[], from: number | undefined, to: number | undefined): Name[] {
  if (from === undefined || to === undefined) return names.map((name) => ({ ...name }));
  return names.map((name) => ({ ...name, translation: advanceYears(name.translation, from, to - from) }));
}

/** The season of a year, to be made: its names follow those of the old one, else they are `2027/2028`. */
export function newSeason(year: number, old: { year: number | undefined; names: readonly Name[] }): SeasonChoice {
  const names = advancedNames(old.names, old.year, year);
  const isTold = names.length > 0 && names.every(({ translation }, at) => translation !== old.names[at]?.translation);
  const plain: Name[] = [{ language: 'display', translation: seasonName(year) }];
  return { kind: 'new', code: `${year}`, names: isTold ? names : plain };
}

/** What is offered first: the season of the next year, which may be there already, and everything else as it was. */
export function firstChoice(ssgt: Ssgt, teams: readonly ConnectedTeam[], seasons: readonly Season[]): RolloverChoice {
  const year = yearOf(ssgt);
  const next = (year ?? new Date().getFullYear()) + 1;
  const there = seasons.find(({ code }) => code === `${next}`);
  const old = seasons.find(({ uuid }) => uuid === ssgt.season.uuid);
  const season = there ? existing(there) : newSeason(next, { year, names: old?.names ?? ssgt.season.names ?? [] });
  return choiceIn(season, ssgt, teams);
}

/** Everything as it was, in another season. */
export function choiceIn(season: SeasonChoice, ssgt: Ssgt, teams: readonly ConnectedTeam[]): RolloverChoice {
  return {
    season,
    gameType: ssgt.gameType,
    names: advancedNames(ssgt.names ?? [], yearOf(ssgt), yearIn(season)),
    active: ssgt.active ?? false,
    defaultForSeries: false,
    teams: new Set(teams.map(({ uuid }) => uuid)),
  };
}

/** A season that is there, as a choice. */
export const existing = ({ uuid, code, names }: Season): SeasonChoice => ({
  kind: 'existing',
  uuid,
  code,
  names,
});

/** The plan of a choice. Names that were emptied are left out. */
export function planRollover(ssgt: Ssgt, teams: readonly ConnectedTeam[], choice: RolloverChoice): RolloverPlan {
  const { season, gameType, active, defaultForSeries } = choice;
  const names = tidyNames(choice.names);
  return {
    season: season.kind === 'new' ? { ...season, names: tidyNames(season.names) } : season,
    ssgt: {
      series: ref(ssgt.series),
      gameType: ref(gameType),
      names,
      extIds: [],
      active,
      defaultForSeries,
      deleted: false,
    },
    unnamed: LANGUAGES.map((language) => ({
      language,
      translation: [partTitle(ssgt.series, language), seasonTitle(season, language), partTitle(gameType, language)]
        .filter(Boolean)
        .join(' '),
    })),
    teams: teams.filter(({ uuid }) => choice.teams.has(uuid)).map(({ uuid, displayName }) => ({ uuid, displayName })),
  };
}

/** The languages of the interface, after what stands for all others. */
const LANGUAGES = ['display', 'en', 'sv'] as const;

const partTitle = (part: object, language: string): string => nameOfRow(language, part, 'names');

const tidyNames = (names: readonly Name[]): Name[] =>
  names
    .map((name) => ({ ...name, translation: name.translation.trim() }))
    .filter(({ translation }) => translation !== '');

/** A thing as another refers to it: nothing but its identifier is sent. */
const ref = ({ uuid }: { uuid: string }): { uuid: string } => ({ uuid });

/** What a season is called in a language. */
export const seasonTitle = ({ names, code }: SeasonChoice, language: string): string => nameIn(language, names) || code;

/** What a competition is called in a language. */
export const competitionTitle = (competition: NamedCompetition, language: string): string =>
  nameOfRow(language, competition, 'titles');

/** What the new competition is called in a language. */
export const ssgtTitle = ({ ssgt, unnamed }: RolloverPlan, language: string): string =>
  nameIn(language, ssgt.names) || nameIn(language, unnamed);
