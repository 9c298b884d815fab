import { expect, test } from 'vitest';
import { answerOf, inputOf, list, type Planted, told } from './planted-contract.ts';

test('the same contract has no changes, however its descriptions read', () => {
  expect(told(() => undefined)).toEqual([]);
  expect(told((one) => Object.assign(inputOf(one).properties.name ?? {}, { description: 'Its name.' }))).toEqual([]);
});

const SENT = '(sent by createThing, updateThing)';
const GIVEN = '(answered by createThing, getThing, updateThing)';
const LISTED = '(answered by listThings)';

test.each<[string, (one: Planted) => void, string[]]>([
  ['an operation removed', (one) => delete one.paths['/things']?.post, ['! createThing is gone']],
  [
    'an operation added',
    (one) => Object.assign(one.paths['/things/{id}'] ?? {}, { delete: { operationId: 'deleteThing', responses: {} } }),
    ['deleteThing is new'],
  ],
  [
    'an address changed',
    (one) => {
      const { '/things/{id}': item, ...rest } = one.paths;
      Object.assign(one, { paths: { ...rest, '/thing/{id}': item } });
    },
    ['! getThing was GET /things/{id}, is GET /thing/{id}', '! updateThing was PUT /things/{id}, is PUT /thing/{id}'],
  ],
  [
    'an add-on needed',
    (one) => Object.assign(one.paths['/things']?.post ?? {}, { 'x-requires-add-on': 'addEditTeam' }),
    ['! createThing needs the add-on addEditTeam'],
  ],
  ['a parameter removed', (one) => list(one).parameters.shift(), ['! parameter searchToken of listThings is gone']],
  [
    'a parameter added',
    (one) => list(one).parameters.push({ name: 'page', in: 'query', schema: {} }),
    ['parameter page of listThings is new'],
  ],
  [
    'a parameter added and required',
    (one) => list(one).parameters.push({ name: 'page', in: 'query', required: true, schema: {} }),
    ['! parameter page of listThings is new and required'],
  ],
  [
    'a parameter required',
    (one) => Object.assign(list(one).parameters[0] ?? {}, { required: true }),
    ['! parameter searchToken of listThings is required now'],
  ],
  [
    'a parameter shortened',
    (one) => Object.assign(list(one).parameters[0] ?? {}, { schema: { type: 'string', maxLength: 10 } }),
    ['! parameter searchToken of listThings maxLength was 100, is 10'],
  ],
  [
    'an order removed',
    (one) => Object.assign(list(one).parameters[1] ?? {}, { schema: { type: 'string', enum: ['name'] } }),
    ['! parameter sortBy of listThings has lost the value "kind"'],
  ],
  [
    'a status removed',
    (one) => delete list(one).responses['200'],
    ['! status 200 of listThings is no longer answered'],
  ],
  [
    'an error status added',
    (one) => Object.assign(list(one).responses, { 503: { description: 'Busy' } }),
    ['status 503 of listThings can be answered now'],
  ],
  [
    'a property removed',
    (one) => delete inputOf(one).properties.height,
    [
      `! Thing.height ${GIVEN} is gone`,
      `! ThingInput.height ${SENT} is gone`,
      `! ThingPage.items.height ${LISTED} is gone`,
    ],
  ],
  [
    'a property added',
    (one) => Object.assign(inputOf(one).properties, { width: { type: 'number' } }),
    [`Thing.width ${GIVEN} is new`, `ThingInput.width ${SENT} is new`, `ThingPage.items.width ${LISTED} is new`],
  ],
  [
    'a property added and required',
    (one) => {
      Object.assign(inputOf(one).properties, { width: { type: 'number' } });
      inputOf(one).required.push('width');
    },
    [
      `! ThingInput.width ${SENT} is new and required`,
      `Thing.width ${GIVEN} is new`,
      `ThingPage.items.width ${LISTED} is new`,
    ],
  ],
  [
    'a property required: who sends is broken, who reads is not',
    (one) => inputOf(one).required.push('height'),
    [
      `! ThingInput.height ${SENT} is required now`,
      `Thing.height ${GIVEN} is required now`,
      `ThingPage.items.height ${LISTED} is required now`,
    ],
  ],
  [
    'a reply’s property no longer promised',
    (one) => one.components.schemas.Thing.required.shift(),
    [`! Thing.id ${GIVEN} may be left out now`, `! ThingPage.items.id ${LISTED} may be left out now`],
  ],
  [
    'a type narrowed',
    (one) => Object.assign(inputOf(one).properties.kind ?? {}, { type: 'string' }),
    [
      `! ThingInput.kind ${SENT} can no longer be null`,
      `Thing.kind ${GIVEN} can no longer be null`,
      `ThingPage.items.kind ${LISTED} can no longer be null`,
    ],
  ],
  [
    'a type widened',
    (one) => Object.assign(inputOf(one).properties.height ?? {}, { type: ['number', 'string'] }),
    [
      `! Thing.height ${GIVEN} can now also be string`,
      `! ThingPage.items.height ${LISTED} can now also be string`,
      `ThingInput.height ${SENT} can now also be string`,
    ],
  ],
  [
    'a number that must be whole',
    (one) => Object.assign(inputOf(one).properties.height ?? {}, { type: 'integer' }),
    [
      `! ThingInput.height ${SENT} can no longer be a fraction`,
      `Thing.height ${GIVEN} can no longer be a fraction`,
      `ThingPage.items.height ${LISTED} can no longer be a fraction`,
    ],
  ],
  [
    'a value removed',
    (one) => Object.assign(inputOf(one).properties.kind ?? {}, { enum: ['big', null] }),
    [
      `! ThingInput.kind ${SENT} has lost the value "small"`,
      `Thing.kind ${GIVEN} has lost the value "small"`,
      `ThingPage.items.kind ${LISTED} has lost the value "small"`,
    ],
  ],
  [
    'a value added',
    (one) => Object.assign(inputOf(one).properties.kind ?? {}, { enum: ['big', 'small', 'huge', null] }),
    [
      `! Thing.kind ${GIVEN} has the new value "huge"`,
      `! ThingPage.items.kind ${LISTED} has the new value "huge"`,
      `ThingInput.kind ${SENT} has the new value "huge"`,
    ],
  ],
  [
    'a text shortened',
    (one) => Object.assign(inputOf(one).properties.name ?? {}, { maxLength: 20 }),
    [`! ThingInput.name ${SENT} maxLength was 50, is 20`],
  ],
  [
    'a text lengthened',
    (one) => Object.assign(inputOf(one).properties.name ?? {}, { maxLength: 90 }),
    [`ThingInput.name ${SENT} maxLength was 50, is 90`],
  ],
  [
    'a pattern demanded',
    (one) => Object.assign(inputOf(one).properties.name ?? {}, { pattern: '^[A-Z]' }),
    [`! ThingInput.name ${SENT} pattern was not set, is "^[A-Z]"`],
  ],
  [
    'something inside a list',
    (one) =>
      Object.assign(inputOf(one).properties.tags ?? {}, {
        items: { type: 'object', properties: { text: { type: 'string', maxLength: 5 } } },
      }),
    [`! ThingInput.tags.text ${SENT} maxLength was 9, is 5`],
  ],
  [
    'something inside a map',
    (one) =>
      Object.assign(inputOf(one).properties.accounts ?? {}, {
        additionalProperties: { type: 'string', maxLength: 30 },
      }),
    [`! ThingInput.accounts.* ${SENT} maxLength was 300, is 30`],
  ],
  [
    'a sign-in no longer asked for',
    (one) => Object.assign(one.paths['/things']?.post ?? {}, { security: [] }),
    ['! createThing can be called by anybody: it asks for no sign-in any more'],
  ],
  [
    'a sign-in that is left to the caller',
    (one) => Object.assign(one, { security: [{}, { bearer: [] }] }),
    [
      '! createThing can be called by anybody: it asks for no sign-in any more',
      '! getThing can be called by anybody: it asks for no sign-in any more',
      '! listThings can be called by anybody: it asks for no sign-in any more',
      '! updateThing can be called by anybody: it asks for no sign-in any more',
    ],
  ],
  [
    'another scope',
    (one) => Object.assign(one.paths['/things']?.post ?? {}, { security: [{ bearer: ['write'] }] }),
    ['! createThing was signed in for by {"bearer":[]}, is by {"bearer":["write"]}'],
  ],
  [
    'a tag renamed',
    (one) => Object.assign(one.paths['/things']?.get ?? {}, { tags: ['objects'] }),
    ['! listThings had the tag things, has objects: its client and its handlers stand elsewhere'],
  ],
  [
    'a version no longer answered',
    (one) => delete answerOf(one).headers?.ETag,
    ['! header ETag of getThing is no longer answered', '! header ETag of updateThing is no longer answered'],
  ],
  [
    'a version no longer taken',
    (one) => Object.assign(one.paths['/things/{id}']?.put ?? {}, { parameters: [] }),
    ['! parameter If-Match of updateThing is gone'],
  ],
  [
    'a value that can be anything',
    (one) => Object.assign(inputOf(one).properties, { height: {} }),
    [
      `! Thing.height ${GIVEN} was number, can be anything now`,
      `! ThingPage.items.height ${LISTED} was number, can be anything now`,
      `ThingInput.height ${SENT} was number, can be anything now`,
    ],
  ],
  [
    'a body taken away',
    (one) => Object.assign(one.paths['/things']?.post ?? {}, { requestBody: undefined }),
    ['! the body (sent by createThing) has no body any more'],
  ],
])('%s', (_, plant, expected) => {
  expect(told(plant)).toEqual(expected);
});

test('where a parameter stands, what a body is, what is deprecated and what is said of an empty body', () => {
  const found = told((c) => {
    const parameter = list(c).parameters.find((one) => JSON.stringify(one).includes('searchToken'));
    Object.assign(parameter ?? {}, { in: 'header' });
    Object.assign(list(c), { deprecated: true, 'x-when-empty': 'Other words' });
    const make = c.paths['/things']?.post as { requestBody: { content: Record<string, object> } };
    make.requestBody.content = { 'application/xml': make.requestBody.content['application/json'] ?? {} };
  });
  for (const words of [
    '! parameter searchToken of listThings was in the query, is in the header',
    '! createThing took application/json, takes application/xml',
    'listThings is deprecated now',
    'listThings what is said of an empty body was not said, is Other words',
  ])
    expect(found).toContain(words);
});

test('what is said of the service as a whole: its address, how it behaves, how one signs in', () => {
  const found = told((c) =>
    Object.assign(c, {
      servers: [{ url: 'https://new.example/v2' }],
      'x-service': { paging: { by: 'cursor' } },
      components: {
        ...c.components,
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'x' } },
      },
    }),
  );
  expect(found).toEqual([
    '! the service: its address was not said, is https://new.example/v2',
    '! the service: x-service.paging.by was not said, is "cursor"',
    '! the service: the sign-in.bearer.type was not said, is "http"',
    '! the service: the sign-in.bearer.scheme was not said, is "bearer"',
  ]);
});

test('what forbids, depends or allows one of several forms', () => {
  const found = told((c) => {
    Object.assign(inputOf(c), { dependentRequired: { kind: ['height'] } });
    Object.assign(inputOf(c).properties.height ?? {}, { readOnly: true, oneOf: [{ minimum: 1 }, { const: 0 }] });
  });
  expect(found).toContain(`! ThingInput ${SENT} dependentRequired was not set, is {"kind":["height"]}`);
  expect(found).toContain(`! ThingInput.height ${SENT} readOnly was not set, is true`);
  expect(found).toContain(`! ThingInput.height ${SENT} oneOf is another one`);
});

test('a schema that contains itself comes to an end', () => {
  const changes = told((one) => Object.assign(one.components.schemas.Notes.properties, { text: { type: 'number' } }));
  expect(changes).toContain(`! ThingInput.notes.text ${SENT} can no longer be string`);
});

test('an object that is opened or closed is told, at every depth', () => {
  const opened = told((one) => Object.assign(one.components.schemas.Notes, { additionalProperties: true }));
  expect(opened).toContain(`Thing.notes ${GIVEN} can have properties that nothing describes now`);
  expect(opened).toContain(`Thing.notes.more ${GIVEN} can have properties that nothing describes now`);
  expect(opened.filter((one) => one.startsWith('!'))).toEqual([]);
  const closed = told((one) => Object.assign(inputOf(one), { unevaluatedProperties: false }));
  expect(closed).toContain(`! ThingInput ${SENT} has no other properties any more`);
});
