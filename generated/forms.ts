// Printed by `npm run generate`. Do not edit.
import type { EntityRoute } from '../src/contract/entity.ts';

export const entities: readonly EntityRoute[] = [{
  "name": "team",
  "area": "sports",
  "icon": "shield",
  "labels": {
    "one": {
      "en": "Team",
      "sv": "Lag"
    },
    "many": {
      "en": "Teams",
      "sv": "Lag"
    },
    "add": {
      "en": "Add team",
      "sv": "Lägg till lag"
    }
  },
  "paths": {
    "list": "/sports/teams",
    "create": "/sports/teams/add",
    "edit": "/sports/teams/{teamUuid}/edit"
  },
  load: async () => (await import('./forms/team.ts')).team,
}];
