/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SaleState } from './saleState.ts';
import type { SlideBase } from './slideBase.ts';
import type { SlideMedia } from './slideMedia.ts';
import type { TicketPromoSlideSource } from './ticketPromoSlideSource.ts';

/**
 * A slide that sells tickets to a game.
 */
export type TicketPromoSlide = SlideBase & ({
  /** Which game: a fixed one, or always the next home game. */
  source?: TicketPromoSlideSource;
  /**
     * The fixed game.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  gameUuid?: string | null;
  /**
     * The team whose next home game it shows; null for any team of the site.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  teamUuid?: string | null;
  /**
     * Its heading; empty for the two teams.
     * @maxLength 120
     * @nullable
     */
  heading?: string | null;
  /**
     * The text beneath it.
     * @maxLength 300
     * @nullable
     */
  text?: string | null;
  media?: SlideMedia | null;
  /**
     * Where tickets are sold; empty for the link of the game.
     * @maxLength 2000
     * @nullable
     */
  ticketUrl?: string | null;
  /**
     * When tickets go on sale; null at once.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  onSaleFrom?: string | null;
  saleState?: SaleState;
  /**
     * What a ticket costs.
     * @maxLength 40
     * @nullable
     */
  price?: string | null;
  /**
     * What stands on its button.
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  buttonText: string;
  /** Whether it ends when the game starts. */
  untilGameStart?: boolean;
}) & Required<Pick<SlideBase & ({
  /** Which game: a fixed one, or always the next home game. */
  source?: TicketPromoSlideSource;
  /**
     * The fixed game.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  gameUuid?: string | null;
  /**
     * The team whose next home game it shows; null for any team of the site.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  teamUuid?: string | null;
  /**
     * Its heading; empty for the two teams.
     * @maxLength 120
     * @nullable
     */
  heading?: string | null;
  /**
     * The text beneath it.
     * @maxLength 300
     * @nullable
     */
  text?: string | null;
  media?: SlideMedia | null;
  /**
     * Where tickets are sold; empty for the link of the game.
     * @maxLength 2000
     * @nullable
     */
  ticketUrl?: string | null;
  /**
     * When tickets go on sale; null at once.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  onSaleFrom?: string | null;
  saleState?: SaleState;
  /**
     * What a ticket costs.
     * @maxLength 40
     * @nullable
     */
  price?: string | null;
  /**
     * What stands on its button.
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  buttonText: string;
  /** Whether it ends when the game starts. */
  untilGameStart?: boolean;
}), 'id' | 'kind'>>;
