import { describe, it } from 'vitest';
import { expectRefused, field, type Planted, rowField, sections } from './planting.ts';

// Fields that are shown where they do not count, and hidden where they do.

describe('where a field is shown', () => {
  const mistakes: Planted[] = [
    [
      'where its own name says otherwise',
      'article-template',
      (d) =>
        Object.assign(field(d, 'article.embeddedMedia.url'), { when: { 'article.metadata.mediaType': 'library' } }),
      '"when"',
      '`article.embeddedMedia.url` is of `embedded`, and is not shown where `article.metadata.mediaType` is that. Write `"article.metadata.mediaType": "embedded"`.',
    ],
    [
      'where the contract says otherwise',
      'ticket-promo-slide',
      (d) => Object.assign(field(d, 'teamUuid'), { when: { source: 'fixed' } }),
      '"when"',
      '`teamUuid` is of `nextHomeGame`, and is not shown where `source` is that. Write `"source": "nextHomeGame"`.',
    ],
    [
      'in the rows of a list',
      'hero-slide',
      (d) => Object.assign(rowField(d, 'buttons', 'link.url'), { when: { 'link.kind': 'page' } }),
      '"when"',
      '`link.url` is of `external`, and is not shown where `link.kind` is that.',
    ],
    [
      'not for one of those that the contract names',
      'site-route',
      (d) =>
        Object.assign(field(d, 'resourceId'), {
          when: { resourceType: ['page', 'article', 'team', 'game', 'media', 'statistics'] },
        }),
      '"when"',
      '`resourceId` is of `player`, and is not shown where `resourceType` is that. Add `player`.',
    ],
    [
      'where most others do not show it',
      'info-carousel',
      (d) => Object.assign(field(d, 'interval'), { when: { autoplay: false } }),
      '"when"',
      '`interval` where `autoplay` is `true`, and here it never is then. Write `"autoplay": true`, or mend it there.',
    ],
    [
      'a section, where what it is switched on by is off',
      'dynamic-ads',
      (d) => Object.assign(sections(d).find((one) => one.when) ?? {}, { when: { updateAdsSections: false } }),
      '"when"',
      '`htmlSlots` is shown only where `updateAdsSections` is off, which says what becomes of it. Write `"updateAdsSections": true`.',
    ],
    [
      'a choice that its list has and nobody is offered',
      'info-slide',
      (d) => Object.assign(field(d, 'link.id'), { when: { 'link.kind': ['route', 'article', 'page'] } }),
      '"when"',
      '`listLinkTargets` gives what is',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => {
    const [what, form, plant, , says] = mistake;
    expectRefused(what, form, plant, '"', says);
  });
});
