import { articles } from './audit-articles.ts';
import { type AuditedThing, findAudited, type KnownAudited } from './audit-known.ts';
import { layoutsAndPages } from './audit-layouts.ts';
import { adsTagsAndLinks, siteSettings } from './audit-settings.ts';
import { sponsors } from './audit-sponsors.ts';
import type { TestService } from './test-service.ts';
import { demo } from './test-service.ts';

/** One thing of each kind that has a PUT of its own, on the master site, made or found as the super administrator. */
export async function auditedThings(service: TestService): Promise<AuditedThing[]> {
  const known = await findAudited(service);
  return [
    ...teamAndPeople(known),
    ...competitions(known),
    ...library(known),
    ...routing(known),
    ...siteSettings(known),
    ...adsTagsAndLinks(known),
    ...articles(known),
    ...layoutsAndPages(known),
    ...sponsors(known),
  ];
}

const ref = ({ uuid }: { uuid: string }) => ({ uuid });
const names = [{ language: 'sv', translation: 'Revision' }];
const portraits = ({ images }: KnownAudited) => [{ mediaString: images[0].mediaString, sortOrder: 0, type: 'profile' }];
const extIds = ({ register }: KnownAudited) => [{ extId: 'audit-1', extIdType: register }];

function teamAndPeople(known: KnownAudited): AuditedThing[] {
  const { made, images, sport, series, teams } = known;
  return [
    {
      entity: 'team',
      schema: 'TeamInput',
      id: made.team.uuid,
      url: `/sports-v2/teams/${made.team.uuid}`,
      base: { displayName: 'Revisionen', teamCode: 'AUD', ownerInstanceId: demo.masterSite },
      samples: {
        displayName: 'Revision',
        teamCode: 'REV',
        gender: 'female',
        nationality: 'FI',
        ownerInstanceId: demo.site,
        logo: { path: images[0].mediaString },
        icon: images[1].mediaString,
        teamNames: { short: 'Rev', long: 'Revision HC' },
        clubName: { full: 'Revision Hockeyclub' },
        teamInfo: { phone: '08-1', founded: '1999' },
        teamMedia: portraits(known),
        extIds: extIds(known),
        series: series.map(ref),
        sport: [ref(sport)],
        deleted: true,
      },
    },
    {
      entity: 'player',
      schema: 'PlayerInput',
      id: made.player.uuid,
      url: `/sports-v2/players/${made.player.uuid}`,
      base: { firstName: 'Rut', lastName: 'Revisor' },
      samples: {
        firstName: 'Ruth',
        lastName: 'Revisorson',
        nationality: 'NO',
        jerseyNumber: 7,
        positionCode: 'GK',
        shoots: 'L',
        dateOfBirth: '2001-02-03',
        height: 180,
        weight: 80,
        gender: 'female',
        team: ref(teams[0]),
        playerExtIds: extIds(known),
        portraitList: portraits(known),
        portraitConsent: 'given',
        portraitConsentUntil: '2031-06-30',
        portraitConsentBy: 'Rut Revisor',
        deleted: true,
      },
    },
    {
      entity: 'staff',
      schema: 'StaffInput',
      id: made.staff.uuid,
      url: `/sports-v2/staff/${made.staff.uuid}`,
      base: { firstName: 'Rolf', lastName: 'Revisor' },
      samples: {
        firstName: 'Rolv',
        lastName: 'Revisorsen',
        nationality: 'NO',
        role: 'Coach',
        gender: 'male',
        contactInfo: [{ type: 'email', value: 'rolf@staff.example' }],
        staffMedia: portraits(known),
        portraitConsent: 'withdrawn',
        portraitConsentUntil: '2031-06-30',
        portraitConsentBy: 'Rolf Revisor',
        teamStaffInfo: { [teams[0].uuid]: { active: true, role: 'Coach', sortOrder: 1 } },
        extIds: extIds(known),
        deleted: true,
      },
    },
  ];
}

function competitions(known: KnownAudited): AuditedThing[] {
  const { made, ssgts, teams, seasons, gameTypes } = known;
  return [
    {
      entity: 'game',
      schema: 'GameInput',
      id: made.game.uuid,
      url: `/sports-v2/games/${made.game.uuid}`,
      base: { ssgtUuid: ssgts[0].uuid, startDateTime: '2026-10-10T17:00:00Z' },
      samples: {
        ssgtUuid: ssgts[1].uuid,
        startDateTime: '2026-10-11T18:00:00Z',
        timeToBeDecided: true,
        state: 'live',
        played: true,
        overtime: true,
        shootout: true,
        homeTeam: ref(teams[0]),
        awayTeam: ref(teams[1]),
        homeScore: 3,
        awayScore: 2,
        venueName: 'Revisionshallen',
        roundNumber: 4,
        roundLabel: 'Omgång 4',
        periodScores: [{ period: 'fullTime', home: 3, away: 2 }],
        extIds: extIds(known),
        deleted: true,
      },
    },
    {
      entity: 'ssgt',
      schema: 'SsgtInput',
      id: made.ssgt.uuid,
      url: `/sports-v2/ssgts/${made.ssgt.uuid}`,
      base: { season: ref(made.season), series: ref(made.series), gameType: ref(gameTypes[0]) },
      samples: {
        season: ref(seasons[1]),
        series: ref(made.otherSeries),
        gameType: ref(gameTypes[1]),
        names,
        extIds: extIds(known),
        active: false,
        defaultForSeries: true,
        deleted: true,
      },
    },
    {
      entity: 'season',
      schema: 'SeasonInput',
      id: made.otherSeason.uuid,
      url: `/sports-v2/seasons/${made.otherSeason.uuid}`,
      base: { code: '2094' },
      samples: { code: '2093', names },
    },
    {
      entity: 'series',
      schema: 'SeriesInput',
      id: made.series.uuid,
      url: `/sports-v2/series/${made.series.uuid}`,
      base: { code: 'AUD' },
      samples: { code: 'REV', names, deleted: true },
    },
    {
      entity: 'game-series',
      schema: 'GameSeriesInput',
      id: made.gameSeries.uuid,
      url: `/sports-v2/game-series/${made.gameSeries.uuid}`,
      base: { ssgtUuid: ssgts[0].uuid, round: 'ro8' },
      samples: {
        ssgtUuid: ssgts[1].uuid,
        round: 'ro4',
        names,
        homeTeam: ref(teams[0]),
        awayTeam: ref(teams[1]),
        sortOrder: 3,
      },
    },
  ];
}

/** What pictures and videos have alike. */
function mediaSamples({ category, made }: KnownAudited) {
  return {
    samples: {
      name: 'Reviderad',
      description: 'En bild',
      isPrivate: true,
      tags: [{ value: `series.${made.series.uuid}`, name: 'AUD' }],
      gameTags: [{ value: `game.${made.game.uuid}`, name: '?' }],
      categories: [category],
    },
    others: {
      categoryId: 'the first of the categories',
      mediaString: 'fixed',
      posterUploadKey: 'an upload, told as `poster`',
    },
  };
}

function library(known: KnownAudited): AuditedThing[] {
  const { images, video } = known;
  const media = mediaSamples(known);
  return [
    {
      entity: 'image',
      schema: 'MediaInput',
      id: images[0].id,
      url: `/media/meta/image/${images[0].id}`,
      put: `/media/meta?type=image&id=${images[0].id}`,
      base: { name: images[0].name },
      samples: { ...media.samples, photographer: 'Rut', legal: '© Rut', focalPoint: { fpx: 0.25, fpy: 0.75 } },
      others: {
        ...media.others,
        ...Object.fromEntries(
          ['isLocked', 'isHiddenInListing', 'thumbnail', 'draft', 'publishDate'].map((name) => [name, 'of videos']),
        ),
      },
    },
    {
      entity: 'video',
      schema: 'MediaInput',
      id: video.id,
      url: `/media/meta/video/${video.id}`,
      put: `/media/meta?type=video&id=${video.id}`,
      base: { name: video.name },
      samples: {
        ...media.samples,
        isLocked: video.isLocked !== true,
        isHiddenInListing: video.isHiddenInListing !== true,
        draft: video.draft !== true,
        thumbnail: images[1].mediaString,
        publishDate: '2090-01-02T03:04:05Z',
      },
      others: { ...media.others, photographer: 'of images', legal: 'of images', focalPoint: 'of images' },
    },
  ];
}

function routing({ made, footer }: KnownAudited): AuditedThing[] {
  return [
    {
      entity: 'site-route',
      schema: 'RouteInput',
      id: made.route.id,
      url: `/routing/routes/${made.route.id}`,
      base: { path: '/revision', title: 'Revision', resourceType: 'external' },
      samples: {
        path: '/revision/ny',
        title: 'Ny revision',
        target: 'https://revision.example/ny',
        resourceType: 'page',
        resourceId: '1',
      },
    },
    {
      entity: 'menu',
      schema: 'MenuGroupInput',
      id: footer.id,
      url: `/routing/menu/${footer.id}`,
      list: '/routing/menu',
      base: {
        identifier: 'footer',
        name: footer.name,
        active: footer.active,
        meta: footer.meta,
        children: footer.children,
      },
      samples: {
        name: 'Sidfot',
        active: footer.active !== true,
        meta: { columns: '3' },
        children: [...footer.children].reverse(),
      },
      others: { identifier: 'fixed' },
    },
  ];
}
