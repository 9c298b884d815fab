import type { components, operations } from '../../generated/schema.d.ts';

type Schemas = components['schemas'];

/** The contract's shapes that the store answers and takes. */
export type Account = Schemas['Account'];
export type AddOns = Schemas['AddOns'];
export type AuditActor = Schemas['AuditActor'];
export type AuditChange = Schemas['AuditChange'];
export type AuditEntry = Schemas['AuditEntry'];
export type ConnectedTeam = Schemas['ConnectedTeam'];
export type ConnectExternalIdInput = Schemas['ConnectExternalIdInput'];
export type ConnectTeamsInput = Schemas['ConnectTeamsInput'];
export type ContentFeed = Schemas['ContentFeed'];
export type ContentFeedInput = Schemas['ContentFeedInput'];
export type DynamicAdsConfig = Schemas['DynamicAdsConfig'];
export type DynamicAdsConfigInput = Schemas['DynamicAdsConfigInput'];
export type DynamicAdsProvider = Schemas['DynamicAdsProvider'];
export type DynamicAdsSlot = Schemas['DynamicAdsSlot'];
export type EcalSettings = Schemas['EcalSettings'];
export type EditableSeries = Schemas['EditableSeries'];
export type ExistingThing = Schemas['ExistingThing'];
export type ExternalId = Schemas['ExternalId'];
export type ExternalIdType = Schemas['ExternalIdType'];
export type Game = Schemas['Game'];
export type GameFilters = Schemas['GameFilters'];
export type GameHeaderCompetitions = Schemas['GameHeaderCompetitions'];
export type GameInput = Schemas['GameInput'];
export type GameLink = Schemas['GameLink'];
export type GameLogo = Schemas['GameLogo'];
export type GameMetadata = Schemas['GameMetadata'];
export type GameMetadataInput = Schemas['GameMetadataInput'];
export type GamePostponement = Schemas['GamePostponement'];
export type GameSeries = Schemas['GameSeries'];
export type GameSeriesInput = Schemas['GameSeriesInput'];
export type GameType = Schemas['GameType'];
export type ImageCrops = Schemas['ImageCrops'];
export type Media = Schemas['Media'];
export type MediaCategory = Schemas['MediaCategory'];
export type MediaDuplicate = Schemas['MediaDuplicate'];
export type MediaInput = Schemas['MediaInput'];
export type MediaQuota = Schemas['MediaQuota'];
export type MediaType = Schemas['MediaType'];
export type MediaUploader = Schemas['MediaUploader'];
export type MediaUse = Schemas['MediaUse'];
export type Menu = Schemas['Menu'];
export type MenuGroup = Schemas['MenuGroup'];
export type MenuGroupIdentifier = Schemas['MenuGroupIdentifier'];
export type MenuGroupInput = Schemas['MenuGroupInput'];
export type MenuItem = Schemas['MenuItem'];
export type MenuPublication = Schemas['MenuPublication'];
export type Name = Schemas['Name'];
export type Network = Schemas['Network'];
export type Owner = Schemas['Owner'];
export type PersonMediaList = Schemas['PersonMediaList'];
export type Player = Schemas['Player'];
export type PlayerSquadChange = Schemas['PlayerSquadChange'];
export type PlayerInput = Schemas['PlayerInput'];
export type PlayerRow = Schemas['PlayerRow'];
export type Position = Schemas['Position'];
export type Product = Schemas['Product'];
export type PublishedMenu = Schemas['PublishedMenu'];
export type Route = Schemas['Route'];
export type RouteInput = Schemas['RouteInput'];
export type RouteResource = Schemas['RouteResource'];
export type RouteResourceType = Schemas['RouteResourceType'];
export type RouteUse = Schemas['RouteUse'];
export type Season = Schemas['Season'];
export type SeasonInput = Schemas['SeasonInput'];
export type Series = Schemas['Series'];
export type SeriesInput = Schemas['SeriesInput'];
export type ShopCategory = Schemas['ShopCategory'];
export type SocialMediaLinks = Schemas['SocialMediaLinks'];
export type Sport = Schemas['Sport'];
export type Squad = Schemas['Squad'];
export type Ssgt = Schemas['Ssgt'];
export type SsgtChoice = Schemas['SsgtChoice'];
export type SsgtInput = Schemas['SsgtInput'];
export type Staff = Schemas['Staff'];
export type StaffInput = Schemas['StaffInput'];
export type StaffRow = Schemas['StaffRow'];
export type StaffSquadChange = Schemas['StaffSquadChange'];
export type StatisticsModule = Schemas['StatisticsModule'];
export type StatisticsModuleV2 = Schemas['StatisticsModuleV2'];
export type SubscriptionCount = Schemas['SubscriptionCount'];
export type SubscriptionLevel = Schemas['SubscriptionLevel'];
export type SubscriptionTexts = Schemas['SubscriptionTexts'];
export type Tag = Schemas['Tag'];
export type TagMerge = Schemas['TagMerge'];
export type TagResourceType = Schemas['TagResourceType'];
export type Team = Schemas['Team'];
export type TeamInput = Schemas['TeamInput'];
export type TeamSummary = Schemas['TeamSummary'];
export type VideoChannel = Schemas['VideoChannel'];
export type VideoChannels = Schemas['VideoChannels'];

type Parameters<Operation extends keyof operations> = operations[Operation] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : never;

/** What a list operation is asked: its query parameters, of which only the page is always there. */
export type Filter<Operation extends keyof operations> = {
  [Name in keyof Parameters<Operation>]?: Parameters<Operation>[Name] | undefined;
} & { page: number; pageSize: number };
