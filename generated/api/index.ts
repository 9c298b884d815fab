export * from './instance-config/instance-config.ts';
export * from './players/players.ts';
export * from './series/series.ts';
export * from './sports/sports.ts';
export * from './staff/staff.ts';
export * from './teams/teams.ts';
export * from './users/users.ts';
