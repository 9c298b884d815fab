import { describe, it } from 'vitest';
import { isObject, type JsonObject, listAt } from '../json.ts';
import { expectTold, field, type Mistake, part, sections } from './planting.ts';

// Lists without an editor, rows in an order, and the widgets of settings.

const parts: Mistake[] = [
  {
    what: 'a list of pages without an order',
    form: 'user-overview',
    plant: (d) => delete part(d, 'list').order,
    at: ['"about"', '"list": {'],
    says: '`order` is missing in `list`. Add it: `listAccounts` can order by `name`, `email` or `lastSeen`.',
  },
  {
    what: 'an order that a list of all rows does not show',
    form: 'shop-category',
    plant: (d) => Object.assign(part(d, 'list'), { order: { by: 'nme', direction: 'asc' } }),
    at: '"by": "nme"',
    says: 'The list (`listShopCategories`) cannot be ordered by `nme`. Did you mean `name`?',
  },
  {
    what: 'a page for new ones that shows nothing',
    form: 'content-feed',
    plant: (d) => delete d.form,
    at: '{',
    says: 'Nothing says what the pages for one thing show. Add `form`, or remove their addresses from `paths`.',
  },
  {
    what: 'neither list nor form',
    form: 'shop-category',
    plant: (d) => delete d.list,
    at: '{',
    says: 'The definition has no page. Add a `list`, or a `form`.',
  },
];

const rows: Mistake[] = [
  {
    what: 'a source without what names a choice',
    form: 'game-filters',
    plant: (d) => delete part(field(d, 'filters'), 'options').choiceText,
    at: '"source": "listGameFilterSeries"',
    says: 'A source needs `choiceText`, the property of a choice that names it.',
  },
  {
    what: 'a name that choices do not have',
    form: 'game-filters',
    plant: (d) => Object.assign(part(field(d, 'filters'), 'options'), { choiceText: 'nmes' }),
    at: '"choiceText": "nmes"',
    says: 'There is no field `nmes` in what `listGameFilterSeries` gives. Did you mean `names`?',
  },
  {
    what: 'a place that rows do not keep',
    form: 'game-filters',
    plant: (d) => Object.assign(part(field(d, 'filters'), 'options'), { order: 'sortOrdr' }),
    at: '"order": "sortOrdr"',
    says: 'There is no field `sortOrdr` in `filters`. Did you mean `sortOrder`?',
  },
  {
    what: 'a new row that can never be whole',
    form: 'social-media-links',
    plant: (d) => {
      const links = field(d, 'links');
      links.items = listAt(links, 'items').filter((item) => isObject(item) && item.field !== 'url');
    },
    at: '"items"',
    says: 'A row of `links` shows no `url`, without which the service does not take it. Add it to `items`; rows that are',
  },
];

/** The field of a row. */
function rowField(definition: JsonObject, list: string, path: string): JsonObject {
  const found = listAt(field(definition, list), 'items').find((item) => isObject(item) && item.field === path);
  if (!isObject(found)) throw new Error(`no field ${path}`);
  return found;
}

const widgets: Mistake[] = [
  {
    what: 'code where there is no text',
    form: 'dynamic-ads',
    plant: (d) => Object.assign(field(d, 'isActive'), { widget: 'code' }),
    at: ['"isActive",', '"widget": "code"'],
    says: 'The widget `code` cannot edit `isActive`: it is ',
  },
  {
    what: 'an option of code that there is not',
    form: 'dynamic-ads',
    plant: (d) => Object.assign(rowField(d, 'htmlSlots', 'html'), { options: { language: 'html' } }),
    at: '"language"',
    says: 'There is no key `language` in the options of the widget `code`.',
  },
  {
    what: 'a button whose text is nowhere',
    form: 'ecal',
    plant: (d) => Object.assign(part(field(d, 'buttonColour'), 'options'), { text: 'buttonTxt' }),
    at: '"text": "buttonTxt"',
    says: 'There is no field `buttonTxt` in an event calendar. Did you mean `buttonText`?',
  },
  {
    what: 'rows of an operation that does not exist',
    form: 'subscription-texts',
    plant: (d) => Object.assign(part(field(d, 'count'), 'options'), { source: 'getSubscriptionCunt' }),
    at: '"getSubscriptionCunt"',
    says: 'The service has no operation `getSubscriptionCunt`. Did you mean `getSubscriptionCount`?',
  },
  {
    what: 'rows that wait for a value and do not say for which',
    form: 'game-series',
    plant: (d) => delete part(field(d, 'games'), 'options').wanting,
    at: ['"listGamesOfTeams"', '"parameters"'],
    says: 'Nothing says what is missing while a parameter has no value. Add `wanting`.',
  },
  {
    what: 'a field of one’s own name for another widget',
    form: 'subscription-texts',
    plant: (d) => {
      const [first] = sections(d);
      if (first) first.fields = [{ field: 'totals', label: { en: 'x', sv: 'x' }, widget: 'read-only' }];
    },
    at: '"totals"',
    says: 'There is no field `totals` in a subscriptions.',
  },
];

describe('a list alone', () => {
  it.each(parts)('$what', expectTold);
});

describe('rows in an order', () => {
  it.each(rows)('$what', expectTold);
});

describe('a widget of settings', () => {
  it.each(widgets)('$what', expectTold);
});
