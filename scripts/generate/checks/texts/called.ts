import { foldText } from '../../../../openapi/formats/text.ts';
import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import { type Place, shownFields, type WrittenField } from '../../definition.ts';
import { suggestion } from '../../faults.ts';

/** A word as an import compares it. */
const plain = (word: string): string => foldText(word).replace(/[\s.,/-]+/g, '');

const namesOf = ({ en, sv }: Text): string[] => [plain(en), plain(sv)];

/** Checks the words by which an import knows fields and values: each means one of them, and whole names have two fields. */
export function checkCalled(checking: Checking): void {
  const { definition, file } = checking;
  const { sections, wholeName } = definition.form;
  // What another field is called by its label means that field, whatever its words say.
  const fields = new Map(
    shownFields(definition).flatMap(({ field, label }) => namesOf(label).map((one) => [one, field])),
  );
  sections.forEach((section, index) => {
    section.fields.forEach((field, at) => {
      const place = ['form', 'sections', index, 'fields', at];
      tellTwice(checking, fields, field.called ?? [], field.field, [...place, 'called']);
      checkAlso(checking, field, place);
    });
  });
  if (!wholeName) return;
  tellTwice(checking, fields, wholeName.called, 'wholeName', ['form', 'wholeName', 'called']);
  const twin = namesOf(wholeName.label)
    .flatMap((one) => fields.get(one) ?? [])
    .find((one) => one !== 'wholeName');
  if (twin !== undefined)
    file.fault(
      ['form', 'wholeName', 'label'],
      `\`${twin}\` is called “${wholeName.label.en}” too, and an import offers both.`,
      'Give it words of its own.',
    );
  const shown = shownFields(definition).map(({ field }) => field);
  for (const part of ['first', 'last'] as const) {
    if (shown.includes(wholeName[part])) continue;
    file.fault(
      ['form', 'wholeName', part],
      `No section shows \`${wholeName[part]}\`, so a whole name cannot fill it.`,
      suggestion(wholeName[part], shown),
    );
  }
}

/** Every word of a field's choices means one of them. */
function checkAlso(checking: Checking, { choices = {}, options }: WrittenField, place: Place): void {
  const values = new Map(
    Object.entries(choices).flatMap(([value, label]) => namesOf(label).map((one) => [one, value])),
  );
  for (const [value, { also = [] }] of Object.entries(choices))
    tellTwice(checking, values, also, value, [...place, 'choices', value, 'also']);
  const ofRelation = (options?.also ?? {}) as Readonly<Record<string, readonly string[]>>;
  const codes = new Map(Object.keys(ofRelation).map((value) => [plain(value), value]));
  for (const [value, also] of Object.entries(ofRelation)) {
    tellItself(checking, value, also, [...place, 'options', 'also', value]);
    tellTwice(checking, codes, also, value, [...place, 'options', 'also', value]);
  }
}

/** What a choice is known by needs no short form: where it stands among them, one of those is meant to be known by something else. */
function tellItself({ file }: Checking, value: string, words: readonly string[], place: Place): void {
  const index = words.findIndex((word) => plain(word) === plain(value));
  if (index >= 0)
    file.fault(
      [...place, index],
      `“${value}” is a short form of itself.`,
      'Write what identifies the choice before its short forms, or remove this one.',
    );
}

function tellTwice(
  { file }: Checking,
  known: Map<string, string>,
  words: readonly string[],
  meant: string,
  place: Place,
): void {
  words.forEach((word, index) => {
    const parts = word.split(/[,;]/).map((one) => one.trim());
    if (parts.length > 2 && parts.every((one) => one !== ''))
      file.fault(
        [...place, index],
        `“${word}” is one word to an import, which no file has.`,
        `Write each by itself: \`${parts.map((one) => `"${one}"`).join(', ')}\`.`,
      );
    const other = known.get(plain(word));
    known.set(plain(word), other ?? meant);
    // A label that is also written among its own words means the same.
    if (other === undefined || (other === meant && !words.slice(0, index).some((one) => plain(one) === plain(word))))
      return;
    const both = other === meant ? `\`${meant}\` twice` : `\`${other}\` and \`${meant}\``;
    file.fault([...place, index], `“${word}” means ${both}.`, 'Keep it for one of them.');
  });
}
