// Printed by `npm run generate`. Do not edit.
import * as playersApi from '../api/players/players.ts';
import * as mergesApi from '../api/merges/merges.ts';
import * as gamesApi from '../api/games/games.ts';
import * as statisticsApi from '../api/statistics/statistics.ts';
import * as articlesApi from '../api/articles/articles.ts';
import * as mediaApi from '../api/media/media.ts';
import * as teamsApi from '../api/teams/teams.ts';
import * as sportsApi from '../api/sports/sports.ts';
import * as seriesApi from '../api/series/series.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { PlayerInput, PlayerImport, SimilarPlayerSearch, MergeInput, PersonMediaList, ListPlayersParams, ListGamesParams, ListPlayerStatisticsParams, ListArticlesParams, ListMediaParams } from '../model/index.ts';
import { validate } from '../validators/player.js';

export const player: WholeEntity = {
  "name": "player",
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
    "import": "/sports/players/import",
    "merge": "/sports/players/merge"
  },
  "parameters": [
    "team.uuid"
  ],
  "addOn": "addEditTeam",
  "id": "uuid",
  "title": "fullName",
  "head": {
    "facts": [
      "jerseyNumber",
      "shoots"
    ]
  },
  "list": {
    "search": {
      "en": "Search name",
      "sv": "Sök namn"
    },
    "edit": [
      "team",
      "jerseyNumber",
      "positionCode",
      "nationality",
      "gender",
      "shoots",
      "height",
      "weight",
      "portraitConsent",
      "portraitConsentUntil",
      "portraitConsentBy"
    ],
    "order": {
      "by": "fullName",
      "direction": "asc"
    },
    "searchParameter": "searchToken",
    "zoneParameter": "timeZone",
    "pageSize": 25,
    "columns": [
      {
        "field": "portrait",
        "kind": "image",
        "label": {
          "en": "Photo",
          "sv": "Foto"
        }
      },
      {
        "field": "fullName",
        "kind": "text",
        "label": {
          "en": "Player",
          "sv": "Spelare"
        },
        "sortedBy": {
          "en": "by last name",
          "sv": "efter efternamn"
        },
        "sort": "fullName"
      },
      {
        "field": "firstName",
        "kind": "text",
        "label": {
          "en": "First name",
          "sv": "Förnamn"
        },
        "optional": true,
        "sort": "firstName"
      },
      {
        "field": "lastName",
        "kind": "text",
        "label": {
          "en": "Last name",
          "sv": "Efternamn"
        },
        "optional": true,
        "sort": "lastName"
      },
      {
        "field": "team",
        "kind": "relation",
        "label": {
          "en": "Team",
          "sv": "Lag"
        },
        "item": "displayName",
        "wide": true,
        "sort": "team"
      },
      {
        "field": "jerseyNumber",
        "kind": "number",
        "label": {
          "en": "No.",
          "sv": "Nr"
        },
        "sort": "jerseyNumber"
      },
      {
        "field": "position",
        "kind": "relation",
        "label": {
          "en": "Position",
          "sv": "Position"
        },
        "item": "names",
        "edits": "positionCode",
        "sort": "position"
      },
      {
        "field": "dateOfBirth",
        "kind": "date",
        "label": {
          "en": "Born",
          "sv": "Född"
        },
        "isDay": true,
        "sort": "dateOfBirth"
      },
      {
        "field": "nationality",
        "kind": "country",
        "label": {
          "en": "Nationality",
          "sv": "Nationalitet"
        },
        "sort": "nationality"
      },
      {
        "field": "gender",
        "kind": "choice",
        "label": {
          "en": "Gender",
          "sv": "Kön"
        },
        "optional": true,
        "choices": {
          "male": {
            "en": "Male",
            "sv": "Man"
          },
          "female": {
            "en": "Female",
            "sv": "Kvinna"
          },
          "neutral": {
            "en": "Neutral",
            "sv": "Neutralt"
          }
        },
        "sort": "gender"
      },
      {
        "field": "shoots",
        "kind": "choice",
        "label": {
          "en": "Shoots",
          "sv": "Fattning"
        },
        "optional": true,
        "choices": {
          "L": {
            "en": "Left",
            "sv": "Vänster"
          },
          "R": {
            "en": "Right",
            "sv": "Höger"
          },
          "-": {
            "en": "Both or unknown",
            "sv": "Båda eller okänt"
          }
        },
        "sort": "shoots"
      },
      {
        "field": "height",
        "kind": "number",
        "label": {
          "en": "Height",
          "sv": "Längd"
        },
        "unit": "cm",
        "optional": true,
        "sort": "height"
      },
      {
        "field": "weight",
        "kind": "number",
        "label": {
          "en": "Weight",
          "sv": "Vikt"
        },
        "unit": "kg",
        "optional": true,
        "sort": "weight"
      },
      {
        "field": "portraitConsentState",
        "edits": "portraitConsent",
        "kind": "status",
        "label": {
          "en": "Portrait consent",
          "sv": "Porträttsamtycke"
        },
        "optional": true,
        "choices": {
          "notAsked": {
            "en": "Not asked",
            "sv": "Inte tillfrågad"
          },
          "given": {
            "en": "Given",
            "sv": "Givet"
          },
          "endingSoon": {
            "en": "Ends soon",
            "sv": "Upphör snart"
          },
          "ended": {
            "en": "Ended",
            "sv": "Upphört"
          },
          "withdrawn": {
            "en": "Withdrawn",
            "sv": "Återkallat"
          }
        }
      },
      {
        "field": "portraitConsentUntil",
        "kind": "date",
        "label": {
          "en": "Consent until",
          "sv": "Samtycke till och med"
        },
        "optional": true,
        "isDay": true
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        },
        "sort": "lastModified"
      },
      {
        "field": "createdAt",
        "kind": "date",
        "label": {
          "en": "Added",
          "sv": "Tillagd"
        },
        "optional": true,
        "sort": "createdAt"
      },
      {
        "field": "deleted",
        "kind": "status",
        "label": {
          "en": "Deleted",
          "sv": "Borttagen"
        },
        "optional": true,
        "choices": {
          "false": {
            "en": "No",
            "sv": "Nej"
          },
          "true": {
            "en": "Deleted",
            "sv": "Borttagen"
          }
        }
      }
    ],
    "filters": [
      {
        "parameter": "teamUuid",
        "label": {
          "en": "Team",
          "sv": "Lag"
        },
        "source": "listTeams",
        "value": "uuid",
        "text": "displayName"
      },
      {
        "parameter": "seriesUuid",
        "label": {
          "en": "Series",
          "sv": "Serie"
        },
        "source": "listSeries",
        "value": "uuid",
        "text": "names"
      },
      {
        "parameter": "withoutTeam",
        "label": {
          "en": "Has a team",
          "sv": "Har lag"
        },
        "choices": {
          "false": {
            "en": "Yes",
            "sv": "Ja"
          },
          "true": {
            "en": "No",
            "sv": "Nej"
          }
        }
      },
      {
        "parameter": "positionCode",
        "label": {
          "en": "Position",
          "sv": "Position"
        },
        "source": "listPlayerPositions",
        "value": "code",
        "text": "names"
      },
      {
        "parameter": "gender",
        "label": {
          "en": "Gender",
          "sv": "Kön"
        },
        "choices": {
          "male": {
            "en": "Male",
            "sv": "Man"
          },
          "female": {
            "en": "Female",
            "sv": "Kvinna"
          },
          "neutral": {
            "en": "Neutral",
            "sv": "Neutralt"
          }
        }
      },
      {
        "parameter": "bornFrom",
        "until": "bornUntil",
        "presets": false,
        "label": {
          "en": "Born",
          "sv": "Född"
        }
      },
      {
        "parameter": "portraitConsentState",
        "label": {
          "en": "Portrait consent",
          "sv": "Porträttsamtycke"
        },
        "choices": {
          "notAsked": {
            "en": "Not asked",
            "sv": "Inte tillfrågad"
          },
          "given": {
            "en": "Given",
            "sv": "Givet"
          },
          "endingSoon": {
            "en": "Ends soon",
            "sv": "Upphör snart"
          },
          "ended": {
            "en": "Ended",
            "sv": "Upphört"
          },
          "withdrawn": {
            "en": "Withdrawn",
            "sv": "Återkallat"
          }
        },
        "watch": "endingSoon"
      },
      {
        "parameter": "importUuid",
        "as": "import",
        "label": {
          "en": "One import",
          "sv": "En import"
        }
      },
      {
        "parameter": "changedFrom",
        "until": "changedUntil",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        }
      },
      {
        "parameter": "deleted",
        "label": {
          "en": "Show",
          "sv": "Visa"
        },
        "choices": {
          "false": {
            "en": "Active",
            "sv": "Aktiva"
          },
          "true": {
            "en": "Deleted",
            "sv": "Borttagna"
          }
        }
      }
    ]
  },
  "actions": [
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "Deleted players leave the list of active players and can be restored later.",
        "sv": "Borttagna spelare lämnar listan över aktiva spelare och kan hämtas tillbaka senare."
      },
      "tone": "danger",
      "when": {
        "deleted": false
      },
      "set": {
        "deleted": true
      }
    },
    {
      "name": "restore",
      "label": {
        "en": "Restore",
        "sv": "Hämta tillbaka"
      },
      "text": {
        "en": "Restored players come back to the list of active players.",
        "sv": "Spelarna kommer tillbaka till listan över aktiva spelare."
      },
      "when": {
        "deleted": true
      },
      "set": {
        "deleted": false
      }
    }
  ],
  "links": [
    {
      "label": {
        "en": "The team’s games",
        "sv": "Lagets matcher"
      },
      "path": "/sports/game?team={team.uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Statistics",
        "sv": "Statistik"
      },
      "path": "/sports/players/{uuid}/statistics",
      "requires": "statisticsAdvanced",
      "tab": true
    },
    {
      "label": {
        "en": "Articles",
        "sv": "Artiklar"
      },
      "path": "/articles/list?tag=player.{uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Images",
        "sv": "Bilder"
      },
      "path": "/media-and-files/image/list?tag=player.{uuid}",
      "tab": true
    }
  ],
  "form": {
    "sections": [
      {
        "name": "person",
        "title": {
          "en": "Person",
          "sv": "Person"
        },
        "fields": [
          {
            "field": "firstName",
            "label": {
              "en": "First name",
              "sv": "Förnamn"
            },
            "widget": "text",
            "called": [
              "First",
              "Name first",
              "Given name",
              "Forename",
              "Fname",
              "Tilltalsnamn",
              "Vorname",
              "Fornavn",
              "Etunimi",
              "Jméno",
              "Имя"
            ]
          },
          {
            "field": "lastName",
            "label": {
              "en": "Last name",
              "sv": "Efternamn"
            },
            "widget": "text",
            "called": [
              "Last",
              "Name last",
              "Surname",
              "Family name",
              "Lname",
              "Släktnamn",
              "Nachname",
              "Familienname",
              "Etternavn",
              "Sukunimi",
              "Příjmení",
              "Фамилия"
            ]
          },
          {
            "field": "dateOfBirth",
            "label": {
              "en": "Date of birth",
              "sv": "Födelsedatum"
            },
            "widget": "birth-date",
            "called": [
              "DOB",
              "Birth date",
              "Birthday",
              "Born on",
              "Födelsedag",
              "Född den",
              "Geboren",
              "Geburtsdatum",
              "Geburtstag",
              "Fødselsdato",
              "Syntymäaika",
              "Syntynyt",
              "Datum narození",
              "Narozen",
              "Дата рождения",
              "Д.р.",
              "Родился"
            ],
            "empty": null
          },
          {
            "field": "nationality",
            "label": {
              "en": "Nationality",
              "sv": "Nationalitet"
            },
            "called": [
              "Nat",
              "Nation",
              "Country",
              "Citizenship",
              "Land",
              "Medborgarskap",
              "Nationalität",
              "Nasjonalitet",
              "Kansalaisuus",
              "Maa",
              "Národnost",
              "Státní příslušnost",
              "Země",
              "Гражданство",
              "Страна",
              "Национальность"
            ],
            "widget": "country",
            "options": {
              "written": {
                "SE": "sv"
              }
            },
            "empty": null
          },
          {
            "field": "gender",
            "label": {
              "en": "Gender",
              "sv": "Kön"
            },
            "called": [
              "Sex",
              "Geschlecht",
              "Kjønn",
              "Sukupuoli",
              "Pohlaví",
              "Пол"
            ],
            "widget": "select",
            "choices": {
              "male": {
                "en": "Male",
                "sv": "Man",
                "also": [
                  "M",
                  "Boy",
                  "Men",
                  "Herr",
                  "Herrar",
                  "H",
                  "Pojke",
                  "Kille",
                  "Männlich",
                  "Mies",
                  "Muž",
                  "М",
                  "Муж",
                  "Мужской"
                ]
              },
              "female": {
                "en": "Female",
                "sv": "Kvinna",
                "also": [
                  "F",
                  "W",
                  "K",
                  "Girl",
                  "Woman",
                  "Women",
                  "Dam",
                  "Damer",
                  "D",
                  "Flicka",
                  "Tjej",
                  "Weiblich",
                  "Frau",
                  "Nainen",
                  "Žena",
                  "Ж",
                  "Жен",
                  "Женский"
                ]
              },
              "neutral": {
                "en": "Neutral",
                "sv": "Neutralt",
                "also": [
                  "N",
                  "X",
                  "Mixed"
                ]
              }
            },
            "empty": null
          }
        ],
        "properties": [
          "firstName",
          "lastName",
          "dateOfBirth",
          "nationality",
          "gender"
        ]
      },
      {
        "name": "play",
        "title": {
          "en": "Team and play",
          "sv": "Lag och spel"
        },
        "fields": [
          {
            "field": "team",
            "label": {
              "en": "Team",
              "sv": "Lag"
            },
            "called": [
              "Mannschaft",
              "Joukkue",
              "Tým",
              "Команда"
            ],
            "help": {
              "en": "Leave it empty for a player without a team.",
              "sv": "Lämna tomt för en spelare utan lag."
            },
            "widget": "relation",
            "options": {
              "source": "listTeams",
              "value": "uuid",
              "text": "displayName",
              "recent": true,
              "create": "team"
            },
            "shape": [
              "uuid",
              "displayName",
              "teamCode"
            ],
            "empty": null
          },
          {
            "field": "jerseyNumber",
            "label": {
              "en": "Jersey number",
              "sv": "Tröjnummer"
            },
            "widget": "number",
            "called": [
              "#",
              "Num",
              "Number",
              "Jersey",
              "Jersey no",
              "Shirt number",
              "Shirt no",
              "Nummer",
              "Tröjnr",
              "Tröja",
              "Rückennummer",
              "Trikotnummer",
              "Draktnummer",
              "Pelinumero",
              "Numero",
              "Číslo",
              "Číslo dresu",
              "Номер",
              "Игровой номер"
            ],
            "empty": null
          },
          {
            "field": "positionCode",
            "label": {
              "en": "Position",
              "sv": "Position"
            },
            "called": [
              "Pos",
              "Playing position",
              "Spelarposition",
              "Posisjon",
              "Pelipaikka",
              "Pozice",
              "Амплуа",
              "Позиция"
            ],
            "widget": "relation",
            "options": {
              "source": "listPlayerPositions",
              "value": "code",
              "text": "names",
              "also": {
                "GK": [
                  "G",
                  "Goalie",
                  "Goaltender",
                  "Keeper",
                  "Goal",
                  "MV",
                  "M",
                  "Målis",
                  "Torwart",
                  "Torhüter",
                  "TW",
                  "TH",
                  "Maalivahti",
                  "Brankář",
                  "В",
                  "Вр",
                  "Вратарь"
                ],
                "D": [
                  "B",
                  "LD",
                  "RD",
                  "LB",
                  "RB",
                  "CB",
                  "VB",
                  "HB",
                  "DF",
                  "DEF",
                  "Defence",
                  "Defense",
                  "Defenceman",
                  "Defenseman",
                  "Defender",
                  "Back",
                  "Försvarare",
                  "Verteidiger",
                  "Abwehr",
                  "Puolustaja",
                  "Obránce",
                  "З",
                  "Защ",
                  "Защитник"
                ],
                "C": [
                  "CE",
                  "Center",
                  "Centre",
                  "CTR",
                  "Sentteri",
                  "Keskushyökkääjä",
                  "Střední útočník",
                  "Ц",
                  "Центральный нападающий"
                ],
                "F": [
                  "A",
                  "W",
                  "LW",
                  "RW",
                  "FW",
                  "FWD",
                  "LF",
                  "RF",
                  "VF",
                  "HF",
                  "VY",
                  "HY",
                  "Wing",
                  "Winger",
                  "Left wing",
                  "Right wing",
                  "Left winger",
                  "Right winger",
                  "Attacker",
                  "Striker",
                  "Anfallare",
                  "Ytter",
                  "Vänsterforward",
                  "Högerforward",
                  "Angreifer",
                  "Sturm",
                  "Stürmer",
                  "Angriff",
                  "Angriper",
                  "Hyökkääjä",
                  "Laitahyökkääjä",
                  "Útočník",
                  "Н",
                  "Нап",
                  "Нападающий",
                  "Крайний нападающий"
                ]
              }
            },
            "empty": null
          },
          {
            "field": "shoots",
            "label": {
              "en": "Shoots",
              "sv": "Fattning"
            },
            "called": [
              "Hand",
              "Shot",
              "Stick",
              "Handedness",
              "Shoots/Catches",
              "S/C",
              "Skjuter",
              "Klubba",
              "Klubbfattning",
              "Schusshand",
              "Kätisyys",
              "Držení hole",
              "Хват"
            ],
            "widget": "select",
            "choices": {
              "L": {
                "en": "Left",
                "sv": "Vänster",
                "also": [
                  "V",
                  "LH",
                  "Left-handed",
                  "Left handed shot",
                  "Vänsterfattad",
                  "Links",
                  "Venstre",
                  "Vasen",
                  "Levá",
                  "Л",
                  "Лев",
                  "Левый"
                ]
              },
              "R": {
                "en": "Right",
                "sv": "Höger",
                "also": [
                  "H",
                  "RH",
                  "Right-handed",
                  "Right handed shot",
                  "Högerfattad",
                  "Rechts",
                  "Høyre",
                  "Oikea",
                  "Pravá",
                  "П",
                  "Прав",
                  "Правый"
                ]
              },
              "-": {
                "en": "Both or unknown",
                "sv": "Båda eller okänt",
                "also": [
                  "Both",
                  "Either",
                  "L/R",
                  "R/L",
                  "V/H",
                  "H/V",
                  "Båda",
                  "Okänd",
                  "Unknown"
                ]
              }
            },
            "empty": null
          },
          {
            "field": "height",
            "label": {
              "en": "Height",
              "sv": "Längd"
            },
            "widget": "number",
            "called": [
              "Ht",
              "Hgt",
              "Größe",
              "Høyde",
              "Pituus",
              "Výška",
              "Рост"
            ],
            "options": {
              "unit": "cm"
            },
            "empty": null
          },
          {
            "field": "weight",
            "label": {
              "en": "Weight",
              "sv": "Vikt"
            },
            "widget": "number",
            "called": [
              "Wt",
              "Wgt",
              "Gewicht",
              "Vekt",
              "Paino",
              "Hmotnost",
              "Váha",
              "Вес"
            ],
            "options": {
              "unit": "kg"
            },
            "empty": null
          }
        ],
        "properties": [
          "team",
          "jerseyNumber",
          "positionCode",
          "shoots",
          "height",
          "weight"
        ]
      },
      {
        "name": "portraits",
        "title": {
          "en": "Portraits",
          "sv": "Porträtt"
        },
        "fields": [
          {
            "field": "portraitConsentState",
            "label": {
              "en": "What visitors see",
              "sv": "Vad besökare ser"
            },
            "when": {
              "portraitConsent": [
                "given",
                "withdrawn"
              ]
            },
            "widget": "read-only",
            "wide": true,
            "choices": {
              "notAsked": {
                "en": "These",
                "sv": "Dessa"
              },
              "given": {
                "en": "These",
                "sv": "Dessa"
              },
              "endingSoon": {
                "en": "These, but not after the last day of the consent",
                "sv": "Dessa, men inte efter samtyckets sista dag"
              },
              "ended": {
                "en": "None of these: the consent has ended",
                "sv": "Inga av dessa: samtycket har upphört"
              },
              "withdrawn": {
                "en": "None of these: the consent is withdrawn",
                "sv": "Inga av dessa: samtycket är återkallat"
              }
            },
            "empty": ""
          },
          {
            "field": "portraitList",
            "label": {
              "en": "Portraits",
              "sv": "Porträtt"
            },
            "help": {
              "en": "The first one is shown in lists and squads.",
              "sv": "Det första visas i listor och trupper."
            },
            "widget": "portraits",
            "wide": true,
            "options": {
              "upload": "getPlayerPortraitUploadUrl"
            }
          }
        ],
        "properties": [
          "portraitConsentState",
          "portraitList"
        ]
      },
      {
        "name": "consent",
        "title": {
          "en": "Consent to portraits",
          "sv": "Samtycke till porträtt"
        },
        "description": {
          "en": "Once consent is withdrawn or has ended, visitors no longer see the portraits anywhere.",
          "sv": "När samtycket är återkallat eller har upphört ser besökare inte längre porträtten någonstans."
        },
        "merged": {
          "en": "A consent that either one has withdrawn stays withdrawn; otherwise the consent of the one that stays holds.",
          "sv": "Ett samtycke som någon av de två har återkallat förblir återkallat. Annars gäller samtycket för den som blir kvar."
        },
        "fields": [
          {
            "field": "portraitConsent",
            "label": {
              "en": "Consent",
              "sv": "Samtycke"
            },
            "widget": "radio",
            "called": [
              "Portrait consent",
              "Photo consent",
              "Consent to portraits",
              "Porträttsamtycke",
              "Fotosamtycke",
              "Bildsamtycke"
            ],
            "choices": {
              "notAsked": {
                "en": "Not asked",
                "sv": "Inte tillfrågad"
              },
              "given": {
                "en": "Given",
                "sv": "Givet",
                "also": [
                  "Yes",
                  "Ja"
                ]
              },
              "withdrawn": {
                "en": "Withdrawn",
                "sv": "Återkallat",
                "also": [
                  "No",
                  "Nej",
                  "Refused",
                  "Nekat"
                ]
              }
            },
            "options": {
              "look": "segments"
            },
            "empty": ""
          },
          {
            "field": "portraitConsentUntil",
            "label": {
              "en": "Consent until",
              "sv": "Samtycke till och med"
            },
            "when": {
              "portraitConsent": "given"
            },
            "help": {
              "en": "The last day of a consent that was given. Leave it empty where it has no end.",
              "sv": "Sista dagen för ett givet samtycke. Lämna tomt om det inte har något slut."
            },
            "widget": "date",
            "empty": null
          },
          {
            "field": "portraitConsentBy",
            "label": {
              "en": "Given or withdrawn by",
              "sv": "Givet eller återkallat av"
            },
            "when": {
              "portraitConsent": [
                "given",
                "withdrawn"
              ]
            },
            "help": {
              "en": "The person or a guardian.",
              "sv": "Personen själv eller en vårdnadshavare."
            },
            "widget": "text",
            "empty": null
          }
        ],
        "properties": [
          "portraitConsent",
          "portraitConsentUntil",
          "portraitConsentBy"
        ]
      },
      {
        "name": "external-ids",
        "title": {
          "en": "External ids",
          "sv": "Externa id:n"
        },
        "description": {
          "en": "What other registers call the player. A locked id is kept by an import and cannot be changed here.",
          "sv": "Vad andra register kallar spelaren. Ett låst id sköts av en import och kan inte ändras här."
        },
        "fields": [
          {
            "field": "playerExtIds",
            "label": {
              "en": "External ids",
              "sv": "Externa id:n"
            },
            "widget": "external-ids",
            "options": {
              "source": "listExternalIdTypes"
            },
            "wide": true
          }
        ],
        "properties": [
          "playerExtIds"
        ]
      }
    ],
    "initial": {
      "firstName": "",
      "lastName": "",
      "nationality": "sv",
      "jerseyNumber": null,
      "positionCode": null,
      "shoots": null,
      "dateOfBirth": null,
      "height": null,
      "weight": null,
      "gender": null,
      "team": null,
      "playerExtIds": [],
      "portraitList": [],
      "portraitConsent": "notAsked",
      "portraitConsentUntil": null,
      "portraitConsentBy": null,
      "deleted": false
    },
    "similar": {
      "parameters": {
        "firstName": "firstName",
        "lastName": "lastName",
        "dateOfBirth": "dateOfBirth"
      }
    },
    "wholeName": {
      "label": {
        "en": "Full name",
        "sv": "Hela namnet"
      },
      "first": "firstName",
      "last": "lastName",
      "called": [
        "Player",
        "Player name",
        "Name",
        "Spelare",
        "Spelarnamn",
        "Namn",
        "Full name",
        "Hela namnet",
        "Fullständigt namn",
        "Spieler",
        "Spiller",
        "Pelaaja",
        "Nimi",
        "Hráč",
        "Игрок",
        "ФИО",
        "Фамилия Имя Отчество"
      ]
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "firstName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      },
      "lastName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      },
      "dateOfBirth": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}$",
        "format": "date"
      },
      "nationality": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^([A-Z]{2}|sv)$"
      },
      "gender": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "male",
          "female",
          "neutral",
          null
        ]
      },
      "team": {
        "type": [
          "object",
          "null"
        ]
      },
      "jerseyNumber": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 99
      },
      "positionCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 10,
        "pattern": "^[A-Z]+$"
      },
      "shoots": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "L",
          "R",
          "-",
          null
        ]
      },
      "height": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 50,
        "maximum": 260
      },
      "weight": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 10,
        "maximum": 300
      },
      "portraitConsentState": {
        "type": "string",
        "enum": [
          "notAsked",
          "given",
          "endingSoon",
          "ended",
          "withdrawn"
        ]
      },
      "portraitList": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object"
        }
      },
      "portraitConsent": {
        "type": "string",
        "enum": [
          "notAsked",
          "given",
          "withdrawn"
        ]
      },
      "portraitConsentUntil": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}$",
        "format": "date"
      },
      "portraitConsentBy": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "playerExtIds": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object"
        }
      }
    },
    "required": [
      "firstName",
      "lastName"
    ]
  },
  "readOnly": [
    "portraitConsentState",
    "uuid",
    "fullName",
    "createdAt",
    "createdBy",
    "lastModified",
    "mergedInto"
  ],
  validate,
  sources: {
    listTeams: {
      searches: true,
      read: (search: string) => ({
        queryKey: teamsApi.getListTeamsQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => teamsApi.listTeams({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: teamsApi.getGetTeamQueryKey(id),
        queryFn: ({ signal }) => teamsApi.getTeam(id, { signal }),
      }) },
    },
    listPlayerPositions: {
      searches: false,
      read: () => ({
        queryKey: playersApi.getListPlayerPositionsQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await playersApi.listPlayerPositions({ signal })),
      }),
    },
    listExternalIdTypes: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListExternalIdTypesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listExternalIdTypes({ signal })),
      }),
    },
    listSeries: {
      searches: true,
      read: (search: string) => ({
        queryKey: seriesApi.getListSeriesQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => seriesApi.listSeries({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: seriesApi.getGetSeriesQueryKey(id),
        queryFn: ({ signal }) => seriesApi.getSeries(id, { signal }),
      }) },
    },
  },
  uploads: {
    getPlayerPortraitUploadUrl: (file, request) => playersApi.getPlayerPortraitUploadUrl(file, request),
  },
  tabs: {
    "/sports/game?team={team.uuid}": {
  name: "game",
  url: (parameters: ListGamesParams) => gamesApi.getListGamesUrl(parameters),
    },
    "/sports/players/{uuid}/statistics": {
  name: "player-statistics",
  address: "/sports/players/{playerUuid}/statistics",
  url: (parameters: ListPlayerStatisticsParams) => statisticsApi.getListPlayerStatisticsUrl(parameters),
    },
    "/articles/list?tag=player.{uuid}": {
  name: "article",
  url: ({ list = "latest", ...parameters }: ListArticlesParams & { list?: Parameters<typeof articlesApi.listArticles>[0] }) => articlesApi.getListArticlesUrl(list, parameters),
    },
    "/media-and-files/image/list?tag=player.{uuid}": {
  name: "image",
  url: (parameters: Omit<ListMediaParams, "type">) => mediaApi.getListMediaUrl({ ...parameters, "type": "image" }),
    },
  },
  readPage: (parameters: ListPlayersParams) => ({
    queryKey: playersApi.getListPlayersQueryKey(parameters),
    queryFn: ({ signal }) => playersApi.listPlayers(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: playersApi.getGetPlayerQueryKey(id),
    queryFn: ({ signal }) => playersApi.getPlayer(id, { signal }),
  }),
  create: (input: PlayerInput, request: RequestInit) => playersApi.createPlayer(input, request),
  update: (id: string, input: PlayerInput, request: RequestInit) => playersApi.updatePlayer(id, input, request),
  createMany: (input: PlayerImport, request: RequestInit) => playersApi.importPlayers(input, request),
  findSimilar: (input: SimilarPlayerSearch, request: RequestInit) => playersApi.findSimilarPlayers(input, request),
  merging: {
    preview: (two: { kept: string; ended: string }) => ({
      queryKey: mergesApi.getPreviewMergeQueryKey({ ...two, "kind": "player" }),
      queryFn: ({ signal }) => mergesApi.previewMerge({ ...two, "kind": "player" }, { signal }),
    }),
    merge: (input: MergeInput, request: RequestInit) => mergesApi.mergeDuplicates(input, { "kind": "player" }, request),
    undo: (id: string, request: RequestInit) => mergesApi.undoMerge(id, request),
  },
  parts: {
    portraitList: { save: (id: string, rows: PersonMediaList, request: RequestInit) => playersApi.savePlayerMedia(rows.map(({ mediaString, sortOrder }) => ({ mediaString, sortOrder })), { "playerUuid": id }, request) },
  },
};
