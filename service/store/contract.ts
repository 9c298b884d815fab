import type { components } from '../../generated/schema.d.ts';

type Schemas = components['schemas'];

/** The contract's shapes that the store answers and takes. */
export type AddOns = Schemas['AddOns'];
export type ExternalId = Schemas['ExternalId'];
export type ExternalIdType = Schemas['ExternalIdType'];
export type Network = Schemas['Network'];
export type Owner = Schemas['Owner'];
export type PlayerRow = Schemas['PlayerRow'];
export type Product = Schemas['Product'];
export type Series = Schemas['Series'];
export type Sport = Schemas['Sport'];
export type Team = Schemas['Team'];
export type TeamInput = Schemas['TeamInput'];
export type TeamSummary = Schemas['TeamSummary'];
