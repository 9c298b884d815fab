/** A game to come, as a slide shows it. */
export interface NextGame {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly venue: string | null;
}

/** What a start page of the demo is made of: things that the site has. */
export interface StartPageParts {
  readonly isEnglish: boolean;
  /** Whether it is the site of the league, which has a table. */
  readonly isLeague: boolean;
  readonly club: string;
  /** Ids by their names in the plan: the same at every start. */
  readonly id: (name: string) => string;
  /** Pictures in 16:9 with what they show, the first ones for slides. */
  readonly pictures: readonly { readonly media: string; readonly name: string }[];
  readonly articles: readonly { readonly id: string }[];
  /** Routes of the site by what they show. */
  readonly routes: Readonly<Partial<Record<'tickets' | 'schedule' | 'media' | 'teamList' | 'shop', string>>>;
  readonly nextGame: NextGame | undefined;
  /** Whether the site has games that were played. */
  readonly hasResults: boolean;
  readonly hasTickets: boolean;
  readonly hasStatistics: boolean;
  readonly now: Date;
}

/** Words in the language of the site. */
export type Say = (sv: string, en: string) => string;
