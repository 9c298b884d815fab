import { describe, expect, it } from 'vitest';
import { type JsonObject, listAt, objectAt, textAt } from '../json.ts';
import { column, expectRefused, faultsOf, field, linkTo, type Planted, part, planted, rowField } from './planting.ts';

// What hand-written code takes from definitions: labels of what it draws, addresses that it leads to, add-ons of its pages.

const without = (one: JsonObject, key: string, path: string) => {
  one[key] = listAt(one, key).filter((each) => textAt(each, 'field') !== path);
};
const options = (d: JsonObject, path: string) => objectAt(field(d, path), 'options');

describe('what hand-written pages need', () => {
  const mistakes: Planted[] = [
    [
      'a field of rows that are drawn by hand',
      'game-setting',
      (d) => without(field(d, 'metadata'), 'items', 'label'),
      '"items"',
      'The page draws `label` of each entry of `metadata`, and would call it “label”. Add a field `label`',
    ],
    [
      'a column by which a page names things',
      'change-log',
      (d) => without(part(d, 'list'), 'columns', 'entity'),
      '"columns"',
      'The page of logged changes names what `entity` is by its column, and there is none. Add a column `entity`',
    ],
    [
      'a filter that a link of the console fills',
      'game',
      (d) => {
        part(d, 'list').filters = listAt(d.list, 'filters').filter((one) => textAt(one, 'parameter') !== 'status');
      },
      '"filters"',
      'The console leads to this list narrowed by `status` to `upcoming`, which no filter takes. Add a filter',
    ],
    [
      'a filter that Home fills',
      'article',
      (d) => {
        part(d, 'list').filters = listAt(d.list, 'filters').filter((one) => textAt(one, 'parameter') !== 'state');
      },
      '"filters"',
      'The console leads to this list narrowed by `state` to `scheduled`, which no filter takes. Add a filter',
    ],
    [
      'an address that the console knows',
      'social-media-links',
      (d) => Object.assign(part(d, 'paths'), { edit: '/site-settings/social-media' }),
      '"edit"',
      'The console leads to `/site-settings/social-media-links`, which no page has any more. Write `"edit": "/site-settings/social-media-links"`',
    ],
    [
      'an address of a single part',
      'ecal',
      (d) => Object.assign(part(d, 'paths'), { edit: '/event-calendar' }),
      '"edit"',
      'The console leads to `/ecal`, which no page has any more.',
    ],
    [
      'the address of a kind of files',
      'image',
      (d) => Object.assign(part(d, 'paths'), { list: '/media-and-files/images/list' }),
      '"list"',
      'The console leads to `/media-and-files/image/list`, which no page has any more.',
    ],
    [
      'a page that Home leads to',
      'article',
      (d) => {
        delete part(d, 'paths').create;
        delete part(d, 'operations').create;
      },
      '"paths"',
      'The console leads to `/articles/create`, which no page has any more. Add `"create": "/articles/create"`.',
    ],
    [
      'another add-on for the pictures of a text',
      'article',
      (d) => Object.assign(options(d, 'body'), { severalPictures: 'multipleTeams' }),
      '"severalPictures"',
      '`body` needs the add-on `multipleImagesArticle`, not `multipleTeams`. Write `"severalPictures": "multipleImagesArticle"`.',
    ],
    [
      'no add-on for the pictures of a text',
      'article-template',
      (d) => void delete options(d, 'article.body').severalPictures,
      '"options"',
      'The service refuses more than one picture in `article.body` without the add-on `multipleImagesArticle`',
    ],
    [
      'another add-on for a hand-written page',
      'ssgt',
      (d) => Object.assign(linkTo(d, '/sports-config/ssgt/{uuid}/connect-teams'), { requires: 'shop' }),
      '"requires": "shop"',
      '`/sports-config/ssgt/{uuid}/connect-teams` is for the add-on `ssgtManagement`, not `shop`.',
    ],
    [
      'an add-on for a hand-written page of all sites',
      'video',
      (d) => Object.assign(linkTo(d, '/media-and-files/upload'), { requires: 'shop' }),
      '"requires": "shop"',
      '`/media-and-files/upload` needs no add-on. Remove `requires`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));

  it.each<[string, string, (d: JsonObject) => unknown]>([
    ['rows in another order', 'game-setting', (d) => listAt(field(d, 'metadata'), 'items').reverse()],
    [
      'a label of a row in other words',
      'game-setting',
      (d) => Object.assign(rowField(d, 'metadata', 'label'), { label: { en: 'Words of the link', sv: 'Länkens ord' } }),
    ],
    ['a column hidden at first', 'change-log', (d) => Object.assign(column(d, 'entity'), { optional: true })],
    [
      'a text without pictures',
      'article',
      (d) => {
        delete options(d, 'body').severalPictures;
        Object.assign(options(d, 'body'), { nodes: ['table', 'embed', 'factbox'] });
      },
    ],
    [
      'a parameter of an address called otherwise',
      'site-route',
      (d) => {
        const paths = part(d, 'paths');
        paths.edit = '/menu/routes/{routeId}/edit';
      },
    ],
    [
      'a page that nothing leads to, left out',
      'content-feed',
      (d) => {
        delete part(d, 'paths').create;
        delete part(d, 'operations').create;
      },
    ],
    [
      'a squad closed to who cannot change it',
      'team',
      (d) => Object.assign(linkTo(d, '/sports/teams/{teamUuid}/squad'), { requires: 'addEditTeam' }),
    ],
  ])('%s is no mistake', (_, form, change) => {
    expect(faultsOf(planted(form, (d) => void change(d)))).toEqual([]);
  });
});
