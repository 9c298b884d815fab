import { describe, it } from 'vitest';
import { objectAt } from '../json.ts';
import { expectTold, field, type Mistake, part } from './planting.ts';

const mistakes: readonly Mistake[] = [
  {
    what: 'an object without the property that holds the picture',
    form: 'team',
    plant: (d) => delete field(d, 'logo').options,
    at: ['"field": "logo"', '"widget": "media"'],
    says: '`logo` is an object: the widget `media` must know which of its properties holds the picture. Add the option `property`: `path`.',
  },
  {
    what: 'a property that the object does not have',
    form: 'team',
    plant: (d) => Object.assign(part(field(d, 'logo'), 'options'), { property: 'pth' }),
    at: '"property": "pth"',
    says: 'There is no text `pth` in `logo`. Did you mean `path`?',
  },
  {
    what: 'a property of a plain text',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'icon'), { options: { property: 'path' } }),
    at: ['"field": "icon"', '"property": "path"'],
    says: '`icon` is the address of a picture: it has no property `path`. Remove it.',
  },
  {
    what: 'a picture in a text that is none',
    form: 'team',
    plant: (d) => Object.assign(field(d, 'teamCode'), { widget: 'media', options: {} }),
    at: ['"field": "teamCode"', '"widget": "media"'],
    says: 'The widget `media` cannot edit `teamCode`: it is text, and no picture. `teamCode` takes `text`, ',
  },
  {
    what: 'a picture to point at that is none',
    form: 'image',
    plant: (d) => Object.assign(part(field(d, 'focalPoint'), 'options'), { picture: 'mimetype' }),
    at: '"picture": "mimetype"',
    says: '`mimetype` is text, and `picture` takes a picture.',
  },
  {
    what: 'a width that is no number',
    form: 'image',
    plant: (d) => Object.assign(part(field(d, 'focalPoint'), 'options'), { width: 'imgixUrl' }),
    at: '"width": "imgixUrl"',
    says: '`imgixUrl` is the address of a picture, and `width` takes a number.',
  },
  {
    what: 'a logo that is no picture',
    form: 'site-sponsors',
    plant: (d) => Object.assign(part(field(d, 'sponsors'), 'options'), { picture: 'sponsor.name' }),
    at: '"picture": "sponsor.name"',
    says: '`sponsor.name` is text, and `picture` takes a picture.',
  },
  {
    what: 'a beginning that is no moment',
    form: 'hero-slide',
    plant: (d) => Object.assign(part(field(d, 'visibleUntil'), 'options'), { after: 'heading' }),
    at: '"after": "heading"',
    says: '`heading` is text, and `after` takes a day or a moment. ',
  },
  {
    what: 'a shape that there is not',
    form: 'team',
    plant: (d) => Object.assign(objectAt(field(d, 'logo'), 'options'), { ratio: '4:3' }),
    at: '"ratio": "4:3"',
    says: '`ratio`',
  },
  {
    what: 'a kind of media that there is not',
    form: 'team',
    plant: (d) => Object.assign(objectAt(field(d, 'logo'), 'options'), { kinds: ['sound'] }),
    at: '"sound"',
    says: 'An entry of `kinds` cannot be `"sound"`. ',
  },
  {
    what: 'an add-on for several pictures that no site has',
    form: 'article',
    plant: (d) => Object.assign(objectAt(field(d, 'body'), 'options'), { severalPictures: 'multipleImages' }),
    at: '"severalPictures": "multipleImages"',
    says: 'There is no add-on `multipleImages`. Did you mean `multipleImagesArticle`?',
  },
  {
    what: 'an upload by an operation that gives no address',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'portraitList'), { options: { upload: 'getPlayer' } }),
    at: '"upload": "getPlayer"',
    says: '`getPlayer` gives no address for a file.',
  },
  {
    what: 'an upload by an operation that does not exist',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'portraitList'), { options: { upload: 'getPlayerPortraitUploadUr' } }),
    at: '"upload": "getPlayerPortraitUploadUr"',
    says: 'The service has no operation `getPlayerPortraitUploadUr`. Did you mean `getPlayerPortraitUploadUrl`?',
  },
  {
    what: 'pictures in a list whose entries are none',
    form: 'player',
    plant: (d) => Object.assign(field(d, 'playerExtIds'), { widget: 'portraits', options: {} }),
    at: ['"field": "playerExtIds"', '"widget": "portraits"'],
    says: 'The widget `portraits` cannot edit `playerExtIds`: its entries have no `mediaString` or `sortOrder`.',
  },
];

describe('a picture', () => {
  it.each(mistakes)('$what', expectTold);
});
