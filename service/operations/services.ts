import type { Database } from '../store/database.ts';

/** What the operations work with. */
export type Services = { readonly database: Database };
