import { foldText } from '../../../../openapi/formats/text.ts';
import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, isHeld, shownFields } from '../../definition.ts';
import { quoted } from '../../faults.ts';

/** Checks for words that speak of something else: of another field, of another state, of another definition. */
export function checkWordsOfAnother(checking: Checking, definitions: readonly Definition[]): void {
  checkCalled(checking);
  checkReasons(checking);
  checkTitles(checking, definitions);
}

/** The words of a name or a text, in small letters. */
const wordsOf = (text: string): string[] =>
  foldText(text.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Of two fields such as `firstName` and `lastName`, none is known to an import by the word that tells the other from it. */
function checkCalled({ file, definition }: Checking): void {
  const others = shownFields(definition).map(({ field }) => field);
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ field, called = [] }, at) => {
      const [own = '', ...rest] = wordsOf(field);
      const twins = others.filter(
        (one) => one !== field && rest.length > 0 && wordsOf(one).slice(1).join() === rest.join(),
      );
      called.forEach((word, index) => {
        const said = wordsOf(word);
        const other = twins.find((one) => said.includes(wordsOf(one)[0] ?? ''));
        if (other === undefined || said.includes(own)) return;
        file.fault(
          ['form', 'sections', section, 'fields', at, 'called', index],
          `“${word}” says \`${other}\`, and would be read as \`${field}\`.`,
          `Write it at \`${other}\`.`,
        );
      });
    });
  });
}

/** Why an action cannot be done names the values that it asks for, where it names any: not those of another action. */
function checkReasons({ file, definition }: Checking): void {
  const { actions = [], list } = definition;
  const labelsOf = (property: string) =>
    list?.columns.find(({ field, choices }) => field === property && choices)?.choices ??
    shownFields(definition).find(({ field }) => field === property)?.choices ??
    {};
  actions.forEach(({ when = {}, otherwise }, index) => {
    if (!otherwise) return;
    for (const [property, asked] of Object.entries(when)) {
      const wanted = [asked].flat().map(String);
      const said = wordsOf(otherwise.en);
      const named = Object.entries(labelsOf(property)).filter(([, label]) =>
        wordsOf(label.en).every((one) => said.includes(one)),
      );
      if (named.length === 0 || named.some(([value]) => wanted.includes(value))) continue;
      file.fault(
        ['actions', index, 'otherwise'],
        `It speaks of ${quoted(
          named.map(([value]) => value),
          'and',
        )}, and the action is offered where \`${property}\` is ${quoted(wanted, 'or')}.`,
        'Say why it cannot be done elsewhere.',
      );
    }
  });
}

/** Whether a text has all words of a label beside each other. */
const speaksOf = ({ en }: Text, label: Text): boolean =>
  ` ${wordsOf(en).join(' ')} `.includes(` ${wordsOf(label.en).join(' ')} `);

/** A title of a page speaks of what is edited there, where it speaks of what another definition is called. */
function checkTitles({ file, definition }: Checking, definitions: readonly Definition[]): void {
  const { one, many } = definition.labels;
  for (const [page, title] of Object.entries(definition.titles ?? {})) {
    const names = ({ labels }: Pick<Definition, 'labels'>): boolean =>
      [labels.one, labels.many].some((label) => speaksOf(title, label));
    const own = [one.en, many.en, definition.name].flatMap(wordsOf);
    const isOwn = own.some((word) => wordsOf(title.en).includes(word));
    const other = definitions.find((each) => each !== definition && !isHeld(each) && names(each));
    if (!other || isOwn) continue;
    file.fault(
      ['titles', page],
      `“${title.en}” speaks of what forms/${other.name}.json is about.`,
      `Speak of “${many.en}”, or leave it out.`,
    );
  }
}
