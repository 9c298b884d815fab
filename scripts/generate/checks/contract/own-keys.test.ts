import { expect, it } from 'vitest';
import { toldAfter } from './told-after.ts';

it.each([
  [
    'an add-on that there is not',
    '"x-requires-add-on": "addEditTeam"',
    '"x-requires-add-on": "addEditTeams"',
    'There is no add-on `addEditTeams`. Did you mean `addEditTeam`?',
  ],
  [
    'an add-on that there is not, of a schema',
    '"x-requires-add-on": "multipleImagesArticle"',
    '"x-requires-add-on": "multipleImageArticle"',
    'There is no add-on `multipleImageArticle`. Did you mean `multipleImagesArticle`?',
  ],
  [
    'writers that there are not',
    '"x-writers": "super-administrators"',
    '"x-writers": "super-administrator"',
    '`x-writers` cannot be `super-administrator`. Did you mean `super-administrators`?',
  ],
  [
    'a property by which nothing is called',
    '"isOpenEnded": false',
    '"isOpenEnd": false',
    'The thing has no `isOpenEnd`. Did you mean `isOpenEnded`?',
  ],
  [
    'a value that it never has',
    /"state": \[(\s*)"draft"/,
    '"state": [$1"drafts"',
    '`state` is never `drafts`. Did you mean `draft`?',
  ],
  [
    'a way to call that there is not',
    '"publish": {',
    '"publsh": {',
    '`action` is never `publsh`. Did you mean `publish`?',
  ],
  [
    'a value of the address that is not known',
    '"draft-to-active": {',
    '"draft-to-actve": {',
    '`transition` is never `draft-to-actve`. Did you mean `draft-to-active`?',
  ],
  [
    'a value to be written that there is not',
    /"x-written": \[(\s*)"v3"/,
    '"x-written": [$1"v33"',
    'No value is `v33`. Did you mean `v3`?',
  ],
  [
    'a value that wants attention and there is not',
    /"x-attention": \[(\s*)"dead"/,
    '"x-attention": [$1"deads"',
    'No value is `deads`. Did you mean `dead`?',
  ],
  [
    'a property within which nothing can be its own',
    /"x-unique": \[(\s*)"ownerInstanceId"/,
    '"x-unique": [$1"ownerId"',
    'Nothing beside `teamCode` is called `ownerId`. Did you mean `ownerInstanceId`?',
  ],
  [
    'an identifier of what there is not',
    '"x-identifies": "Sport"',
    '"x-identifies": "Sports"',
    'No schema is called "Sports". Did you mean `Sport`?',
  ],
  [
    'an identifier with a name that there is not',
    '"x-named-by": "siteName"',
    '"x-named-by": "sideName"',
    'Nothing beside `instanceId` is called `sideName`. Did you mean `siteName`?',
  ],
  [
    'a property that says when another is set, and there is not',
    /"true": \{(\s*)"active"/,
    '"true": {$1"activ"',
    'Nothing beside `isStartPage` is called `activ`. Did you mean `active`?',
  ],
  [
    'a property within which nothing is held by one',
    /"x-held-by-one": \[(\s*)"series"/,
    '"x-held-by-one": [$1"serie"',
    'Nothing beside `defaultForSeries` is called `serie`. Did you mean `series`?',
  ],
  [
    'a value that hides and there is not',
    /"x-unseen-when": \[(\s*)"false"/,
    '"x-unseen-when": [$1"fals"',
    'No value is `fals`. Did you mean `false`?',
  ],
  [
    'a list to choose from that there is not',
    /"x-chosen-from": \{(\s*)"listShopCategories"/,
    '"x-chosen-from": {$1"listShopCategory"',
    'No operation `listShopCategory` gives a list. Did you mean `listShopCategories`?',
  ],
  [
    'what rows of such a list do not have',
    '"listDynamicAdsProviders": "name"',
    '"listDynamicAdsProviders": "nam"',
    'What `listDynamicAdsProviders` gives has no `nam`. Did you mean `name`?',
  ],
  [
    'a kind that nothing says of what is not told',
    /"default": "article",(\s*)"x-decides-kind": true/,
    '"x-decides-kind": true',
    '`kind` decides of what kind the things are, and nothing says of which they are without it. Write its `default`, or let it be `required`.',
  ],
  [
    'another thing than the list gives',
    /("x-chosen-from": \{\s*"listSsgts": "uuid"\s*\},\s*"x-identifies": )"Ssgt"/,
    '$1"Series"',
    '`listSsgts` gives each `Ssgt`, and `x-identifies` beside it says `Series`. Name the list of what it identifies, or correct the other.',
  ],
  [
    'a key of our own that is written otherwise',
    /"x-unique": \[\s*"ownerInstanceId"\s*\]/,
    '"x-unique": "ownerInstanceId"',
    '`x-unique` is not read as it is written here. Write it as in `x-unique: [ownerInstanceId]`.',
  ],
  [
    'a list to choose from without what is kept',
    /"x-chosen-from": \{\s*"listShopCategories": "id"\s*\}/,
    '"x-chosen-from": ["listShopCategories"]',
    '`x-chosen-from` is not read as it is written here. Write it as in `x-chosen-from: { listTeams: uuid }`.',
  ],
  [
    'an order that there is not',
    '"latest": "lastModified"',
    '"latest": "lastModify"',
    'Nothing is ordered by `lastModify`. Did you mean `lastModified`?',
  ],
  [
    'an order by a parameter that there is not',
    /"x-default-by": \{(\s*)"list"/,
    '"x-default-by": {$1"lists"',
    '`listArticles` has no parameter `lists`. Did you mean `list`?',
  ],
  [
    'a thing where the reply has none',
    '"x-reply-holds": "data.article"',
    '"x-reply-holds": "data.artcle"',
    'Its reply has no `data.artcle`. Did you mean `data.article`?',
  ],
  [
    'words that the catalogue has not',
    '"x-when-empty": "Invalid parameter passed"',
    '"x-when-empty": "Invalid paramter"',
    'The catalogue has no words “Invalid paramter”.',
  ],
  [
    'a key of our own misspelt',
    '"x-requires-add-on"',
    '"x-require-add-on"',
    'Nothing reads `x-require-add-on`. Did you mean `x-requires-add-on`?',
  ],
])('%s is told', (_, from, to, says) => {
  expect(toldAfter(from, to)).toEqual([expect.stringContaining(says)]);
});
