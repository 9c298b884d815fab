import type { components, operations } from '../../generated/schema.d.ts';

type Schemas = components['schemas'];

/** The contract's shapes that the store answers and takes. */
export type AddOns = Schemas['AddOns'];
export type ConnectedTeam = Schemas['ConnectedTeam'];
export type ConnectExternalIdInput = Schemas['ConnectExternalIdInput'];
export type ConnectTeamsInput = Schemas['ConnectTeamsInput'];
export type ExistingThing = Schemas['ExistingThing'];
export type ExternalId = Schemas['ExternalId'];
export type ExternalIdType = Schemas['ExternalIdType'];
export type Game = Schemas['Game'];
export type GameInput = Schemas['GameInput'];
export type GameLink = Schemas['GameLink'];
export type GameLogo = Schemas['GameLogo'];
export type GameMetadata = Schemas['GameMetadata'];
export type GameMetadataInput = Schemas['GameMetadataInput'];
export type GamePostponement = Schemas['GamePostponement'];
export type GameSeries = Schemas['GameSeries'];
export type GameSeriesInput = Schemas['GameSeriesInput'];
export type GameType = Schemas['GameType'];
export type Media = Schemas['Media'];
export type MediaCategory = Schemas['MediaCategory'];
export type MediaDuplicate = Schemas['MediaDuplicate'];
export type MediaInput = Schemas['MediaInput'];
export type MediaQuota = Schemas['MediaQuota'];
export type MediaType = Schemas['MediaType'];
export type MediaUploader = Schemas['MediaUploader'];
export type MediaUse = Schemas['MediaUse'];
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
export type Season = Schemas['Season'];
export type SeasonInput = Schemas['SeasonInput'];
export type Series = Schemas['Series'];
export type SeriesInput = Schemas['SeriesInput'];
export type Sport = Schemas['Sport'];
export type Squad = Schemas['Squad'];
export type Ssgt = Schemas['Ssgt'];
export type SsgtInput = Schemas['SsgtInput'];
export type Staff = Schemas['Staff'];
export type StaffInput = Schemas['StaffInput'];
export type StaffRow = Schemas['StaffRow'];
export type StaffSquadChange = Schemas['StaffSquadChange'];
export type StatisticsModule = Schemas['StatisticsModule'];
export type StatisticsModuleV2 = Schemas['StatisticsModuleV2'];
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
