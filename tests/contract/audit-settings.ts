import type { AuditedThing, KnownAudited } from './audit-known.ts';
import { demo } from './test-service.ts';

const ONLY = 'only';
const slot = { id: 'top', name: 'Toppen', html: '<div></div>' };

/** The settings of the master site, each with another value for all that one may save. */
export function siteSettings({ ssgts, teams, made: { otherSeries } }: KnownAudited): AuditedThing[] {
  const filters = [{ uuid: otherSeries.uuid, visible: true, sortOrder: 0 }];
  const ecal = { enabled: false, apiKey: '', widgetId: '', buttonText: {}, buttonColour: '#000000', teams: [] };
  return [
    {
      entity: 'game-header-competitions',
      schema: 'GameHeaderCompetitions',
      id: ONLY,
      url: '/instance-config/game-header-competitions',
      base: { competitions: [] },
      samples: { competitions: [{ uuid: ssgts[0].uuid, visible: false, sortOrder: 0 }] },
    },
    {
      entity: 'social-media-links',
      schema: 'SocialMediaLinks',
      id: ONLY,
      url: '/instance-config/social-media',
      base: { links: [] },
      samples: { links: [{ type: 'x', url: 'https://x.com/revision', sortOrder: 0 }] },
    },
    {
      entity: 'ecal',
      schema: 'EcalSettings',
      id: ONLY,
      url: '/instance-config/ecal',
      first: ecal,
      base: { enabled: false },
      samples: {
        apiKey: 'revision',
        widgetId: 'revision-1',
        buttonText: { en: 'Audit', sv: 'Revision' },
        buttonColour: '#123456',
        teams: [teams[0].uuid],
        enabled: true,
      },
    },
    {
      entity: 'image-crops',
      schema: 'ImageCrops',
      id: ONLY,
      url: '/instance-config/image-crops',
      base: { crops: [] },
      samples: { crops: [{ name: { en: 'Header', sv: 'Sidhuvud' }, ratio: '3:1', sortOrder: 0 }] },
    },
    {
      entity: 'editable-series',
      schema: 'EditableSeries',
      id: ONLY,
      url: '/instance-config/editable-series',
      base: { series: [] },
      samples: { series: [{ uuid: otherSeries.uuid, editable: false }] },
      partly: { series: 'a read has every series of the site, the entry those that somebody decided on' },
    },
    {
      entity: 'game-filters',
      schema: 'GameFilters',
      id: ONLY,
      url: '/network/game-filters',
      first: { filters: [], defaultSeriesUuid: null, showPlayed: false },
      base: { filters: [] },
      samples: { filters, defaultSeriesUuid: otherSeries.uuid, showPlayed: true },
    },
    {
      entity: 'subscription-texts',
      schema: 'SubscriptionTexts',
      id: ONLY,
      url: '/subscription/texts',
      first: { texts: {} },
      base: { texts: {} },
      samples: { texts: { sv: { title: 'Revision', body: 'Text' } } },
    },
    {
      entity: 'video-channels',
      schema: 'VideoChannels',
      id: ONLY,
      url: '/media/channels',
      base: { channels: [] },
      samples: { channels: [{ name: 'Revision', provider: 'embedded', active: true, instanceIds: [demo.masterSite] }] },
    },
  ];
}

/** Ads, tags, feeds and the links of a game. */
export function adsTagsAndLinks({ made, provider }: KnownAudited): AuditedThing[] {
  const { config, tag, feed, linkedGame } = made;
  const value = String(tag.value);
  return [
    {
      entity: 'dynamic-ads',
      schema: 'DynamicAdsConfigInput',
      id: config.id,
      url: `/dynamic-ads/configs/${config.id}`,
      put: `/dynamic-ads/config/${config.id}`,
      base: { name: String(config.name) },
      samples: {
        company: 'Revision AB',
        importScript: 'https://cdn.revision.example/a.js',
        redirectLink: 'https://revision.example/till',
        htmlSlots: [slot],
        isSelected: true,
        isActive: config.isActive !== true,
        updateAdsSections: true,
        name: provider,
      },
    },
    {
      entity: 'content-feed',
      schema: 'ContentFeedInput',
      id: String(feed.id),
      url: `/content-feeds/${String(feed.id)}`,
      base: { name: 'Revideras', url: String(feed.url), format: 'rss' },
      samples: { name: 'Revision', url: 'https://revision.example/rss.xml', format: 'atom', active: false },
    },
    {
      entity: 'custom-tag',
      schema: 'TagInput',
      id: value,
      url: `/meta/tag/${value}`,
      put: `/meta/tag/${value}/name`,
      base: {},
      samples: { name: 'Omdöpt' },
    },
    {
      entity: 'custom-tag',
      schema: 'TagActivation',
      id: value,
      url: `/meta/tag/${value}`,
      put: `/meta/tag/${value}`,
      base: {},
      samples: { active: false },
    },
    {
      entity: 'game-setting',
      schema: 'GameMetadataInput',
      id: linkedGame.uuid,
      url: `/game-metadata/${linkedGame.uuid}`,
      put: '/game-metadata',
      method: 'POST',
      base: { gameUuid: linkedGame.uuid, ssgtUuid: String(linkedGame.ssgtUuid), metadata: [] },
      samples: { metadata: [{ type: 'ticket', uri: 'https://biljetter.example/1', label: null, logo: null }] },
      others: { gameUuid: 'what it is of', ssgtUuid: 'told by the game', instanceId: 'the site that calls' },
      partly: { metadata: 'a read without entries has an empty list, before there were any' },
    },
  ];
}
