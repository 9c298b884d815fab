/** The role that the service works as: it owns no table, so row-level security binds it. Migrations make it. */
export const appRole = 'touchline_app';
