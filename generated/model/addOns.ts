/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Which add-ons the site has (specification §3).
 */
export interface AddOns {
  /** Staff can be added and edited. */
  addEditStaff: boolean;
  /** Teams can be added and edited. */
  addEditTeam: boolean;
  /** Articles can hold several images. */
  multipleImagesArticle: boolean;
  /** Dynamic ads can be set up. */
  dynamicAds: boolean;
  /** The event calendar button can be set up. */
  ecalSettings: boolean;
  /** Line-ups are shown. */
  lineUp: boolean;
  /** Games are followed live. */
  liveGames: boolean;
  /** Games are followed live, second version. */
  liveGamesV2: boolean;
  /** The site has several teams. It gates nothing here: any site may have as many teams as it likes. */
  multipleTeams: boolean;
  /** Visitors have pages of their own. It gates nothing here: these pages are part of another product. */
  mypages: boolean;
  /** Pages can be organised. */
  pageOrganization: boolean;
  /** The site has a shop. */
  shop: boolean;
  /** Competitions can be managed. */
  ssgtManagement: boolean;
  /** Advanced statistics are shown. */
  statisticsAdvanced: boolean;
  /** Statistics, second version. */
  statisticsV2: boolean;
  /** Visitors can subscribe. */
  subscriptions: boolean;
  /** Tickets are sold; a section of ticket promo slides can be added and is shown. */
  tickets: boolean;
}
