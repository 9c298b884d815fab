import type { Handlers } from '../http/handler.ts';
import { articleHandlers } from './articles.ts';
import { auditHandlers } from './audit.ts';
import { contentFeedHandlers } from './content-feeds.ts';
import { dynamicAdsHandlers } from './dynamic-ads.ts';
import { gameMetadataHandlers } from './game-metadata.ts';
import { gameSeriesHandlers } from './game-series.ts';
import { gameTypeHandlers } from './game-types.ts';
import { gameHandlers } from './games.ts';
import { homeHandlers } from './home.ts';
import { instanceConfigHandlers } from './instance-config.ts';
import { layoutHandlers } from './layouts.ts';
import { listTotalsHandlers } from './list-totals.ts';
import { mediaHandlers } from './media.ts';
import { mergeHandlers } from './merges.ts';
import { pageHandlers } from './page-organization.ts';
import { personMediaHandlers } from './person-media.ts';
import { playerHandlers } from './players.ts';
import { routingHandlers } from './routing.ts';
import { savedViewHandlers } from './saved-views.ts';
import { searchHandlers } from './search.ts';
import { seasonHandlers } from './seasons.ts';
import { seriesHandlers } from './series.ts';
import type { Services } from './services.ts';
import { shopHandlers } from './shop.ts';
import { sponsorGroupHandlers } from './sponsor-groups.ts';
import { sponsorHandlers } from './sponsors.ts';
import { sportHandlers } from './sports.ts';
import { squadHandlers } from './squads.ts';
import { ssgtHandlers } from './ssgts.ts';
import { staffHandlers } from './staff.ts';
import { startPageHandlers } from './start-page.ts';
import { statisticsHandlers } from './statistics.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { tagHandlers } from './tags.ts';
import { teamHandlers } from './teams.ts';
import { uploadHandlers } from './uploads.ts';
import { userHandlers } from './users.ts';
import { videoChannelHandlers } from './video-channels.ts';

/** The handlers of all operations: one file per tag of the contract. A new operation does not compile until it is answered. */
export function createHandlers(services: Services): Handlers {
  return {
    ...userHandlers(services),
    ...instanceConfigHandlers(services),
    ...sportHandlers(services),
    ...seriesHandlers(services),
    ...seasonHandlers(services),
    ...gameTypeHandlers(services),
    ...ssgtHandlers(services),
    ...teamHandlers(services),
    ...playerHandlers(services),
    ...staffHandlers(services),
    ...squadHandlers(services),
    ...gameHandlers(services),
    ...gameSeriesHandlers(services),
    ...gameMetadataHandlers(services),
    ...statisticsHandlers(services),
    ...mediaHandlers(services),
    ...uploadHandlers(services),
    ...personMediaHandlers(services),
    ...tagHandlers(services),
    ...videoChannelHandlers(services),
    ...auditHandlers(services),
    ...searchHandlers(services),
    ...listTotalsHandlers(),
    ...homeHandlers(services),
    ...savedViewHandlers(services),
    ...mergeHandlers(services),
    ...dynamicAdsHandlers(services),
    ...sponsorHandlers(services),
    ...sponsorGroupHandlers(services),
    ...subscriptionHandlers(services),
    ...shopHandlers(services),
    ...contentFeedHandlers(services),
    ...routingHandlers(services),
    ...articleHandlers(services),
    ...layoutHandlers(services),
    ...pageHandlers(services),
    ...startPageHandlers(services),
  };
}
