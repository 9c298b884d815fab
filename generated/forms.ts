// Printed by `npm run generate`. Do not edit.
import type { EntityRoute } from '../src/contract/entity.ts';

export const entities: readonly EntityRoute[] = [{
  "name": "player",
  "area": "sports",
  "icon": "users",
  "labels": {
    "one": {
      "en": "Player",
      "sv": "Spelare"
    },
    "many": {
      "en": "Players",
      "sv": "Spelare"
    },
    "add": {
      "en": "Add player",
      "sv": "Lägg till spelare"
    }
  },
  "paths": {
    "list": "/sports/players",
    "create": "/sports/players/add",
    "edit": "/sports/players/{playerUuid}/profile",
    "import": "/sports/players/import"
  },
  load: async () => (await import('./forms/player.ts')).player,
}, {
  "name": "staff",
  "area": "sports",
  "icon": "user-cog",
  "labels": {
    "one": {
      "en": "Staff member",
      "sv": "Ledare"
    },
    "many": {
      "en": "Staff and managers",
      "sv": "Ledare"
    },
    "add": {
      "en": "Add staff member",
      "sv": "Lägg till ledare"
    }
  },
  "paths": {
    "list": "/sports/staff-managers",
    "create": "/sports/staff-managers/add",
    "edit": "/sports/staff-managers/{staffUuid}/profile",
    "import": "/sports/staff-managers/import"
  },
  load: async () => (await import('./forms/staff.ts')).staff,
}, {
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
