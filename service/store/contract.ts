import type { components, operations } from '../../generated/schema.d.ts';

type Schemas = components['schemas'];

/** The contract's shapes that the store answers and takes. */
export type AddOns = Schemas['AddOns'];
export type ExternalId = Schemas['ExternalId'];
export type ExternalIdType = Schemas['ExternalIdType'];
export type Network = Schemas['Network'];
export type Owner = Schemas['Owner'];
export type Player = Schemas['Player'];
export type PlayerInput = Schemas['PlayerInput'];
export type PlayerRow = Schemas['PlayerRow'];
export type Position = Schemas['Position'];
export type Product = Schemas['Product'];
export type Series = Schemas['Series'];
export type Sport = Schemas['Sport'];
export type Staff = Schemas['Staff'];
export type StaffInput = Schemas['StaffInput'];
export type StaffRow = Schemas['StaffRow'];
export type Team = Schemas['Team'];
export type TeamInput = Schemas['TeamInput'];
export type TeamSummary = Schemas['TeamSummary'];

type Parameters<Operation extends keyof operations> = operations[Operation] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : never;

/** What a list operation is asked: its query parameters, of which only the page is always there. */
export type Filter<Operation extends keyof operations> = {
  [Name in keyof Parameters<Operation>]?: Parameters<Operation>[Name] | undefined;
} & { page: number; pageSize: number };
