import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, idOf, type Place, shownFields } from '../../definition.ts';
import { type JsonObject, textAt } from '../../json.ts';

/** A help, where it stands, and what the contract says of the property that it stands at. */
interface Help {
  field: string;
  text: Text;
  place: Place;
  says: string;
  /** What the contract says of its value. */
  node: JsonObject;
}

/** How many more words a help must share with what the contract says of another field until it is that one's. */
const CLEARLY = 3;
/** Words that every description has. */
const LITTLE = /^(the|and|for|are|its|that|this|them|these|those|which|with|where|when|only|one)$/;

/** Checks that a help tells of the field that it stands at: what the contract says of that field and of the others has words in common with it. */
export function checkHelps(checking: Checking, definitions: readonly Definition[]): void {
  const described = describedFields(checking);
  const { file } = checking;
  for (const help of described.filter(({ text }) => text.en !== '')) {
    checkNumbers(checking, help);
    checkNoneNamed(checking, help);
    const own = sharedWords(help.text.en, help.says);
    const other = described.find(
      ({ field, says }) => field !== help.field && sharedWords(help.text.en, says) >= own + CLEARLY,
    );
    if (other) {
      file.fault(
        help.place,
        `It tells of \`${other.field}\`, and stands at \`${help.field}\`.`,
        'Say what this field is for.',
      );
      continue;
    }
    const copied = sameHelps(checking, definitions, help).find(
      ({ says }) => says !== help.says && sharedWords(help.text.en, says) > own,
    );
    if (copied)
      file.fault(
        help.place,
        `It is the help of forms/${copied.form}.json, of whose \`${copied.field}\` the contract says something else.`,
        `Say what this one is: ${help.says}`,
      );
  }
}

/** A help speaks of no number that is beyond the field's own ends. */
function checkNumbers({ file }: Checking, { field, text, place, node }: Help): void {
  const [least, most] = [node.minimum, node.maximum].map((end) => (typeof end === 'number' ? end : undefined));
  for (const language of ['en', 'sv'] as const)
    for (const [said] of text[language].matchAll(/(?<![\w.:])\d+(?![\w.:]*\d)/g)) {
      const end = least !== undefined && Number(said) < least ? least : most;
      if (end === undefined || (end === most && Number(said) <= end)) continue;
      file.fault(
        [...place, language],
        `It speaks of ${said}, and \`${field}\` takes ${end} at ${end === most ? 'most' : 'least'}.`,
        `Write ${end}, or what else is so.`,
      );
    }
}

/** What is so where nothing is named, by the part of a sentence that says so. */
const NONE_NAMED = {
  en: /\b(?:without any|(?:where|when|if) (?:none|nothing)\b(?: is \p{L}+)?|when left out|when (?:it is )?empty)/iu,
  sv: /(?<!\p{L})(?:utan några|(?:om|där|när) (?:inget|ingen|inga|ingenting)(?: är \p{L}+)?|om (?:det|den) (?:är tom|utelämnas))(?!\p{L})/iu,
} as const;
const ALL = { en: /\b(?:all|every|each)\b/i, sv: /(?<!\p{L})(?:alla|allt|varje)(?!\p{L})/iu } as const;
const NONE = {
  en: /\b(?:no|none|nothing|nobody|not)\b/i,
  sv: /(?<!\p{L})(?:inga|inget|ingen|ingenting|inte)(?!\p{L})/iu,
} as const;

/** Whether a text says that it is all, or none, where nothing is named; undefined where it says neither, or both. */
function whereNoneNamed(text: string, language: 'en' | 'sv'): 'all' | 'none' | undefined {
  const said = text.split(/[.;]/).find((part) => NONE_NAMED[language].test(part));
  const rest = said?.replace(NONE_NAMED[language], '') ?? '';
  const [isAll, isNone] = [ALL[language].test(rest), NONE[language].test(rest)];
  return isAll === isNone ? undefined : isAll ? 'all' : 'none';
}

/** A help that says what is so where nothing is named says what the contract does. */
function checkNoneNamed({ file }: Checking, { field, text, place, says }: Help): void {
  const known = whereNoneNamed(says, 'en');
  for (const language of ['en', 'sv'] as const) {
    const said = whereNoneNamed(text[language], language);
    if (known === undefined || said === undefined || said === known) continue;
    file.fault(
      [...place, language],
      `It says that there is ${said === 'all' ? 'all' : 'nothing'} where none is named, and by the contract \`${field}\` is ${known} then.`,
      `Say what is so: ${says}`,
    );
  }
}

/** How many words of a help a description has as well. */
function sharedWords(help: string, says: string): number {
  const theirs = wordsOf(says);
  return wordsOf(help).filter((word) => theirs.includes(word)).length;
}

/** The words of a text that say something, each once, the plural as the singular. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !LITTLE.test(word))
      .map((word) => word.replace(/ies$/, 'y').replace(/s$/, '')),
  ),
];

/** The fields of a form and of its rows that the contract describes; those without a help have an empty one. */
function describedFields({ definition, contract, body }: Checking): Help[] {
  const none: Text = { en: '', sv: '' };
  return definition.form.sections.flatMap(({ fields }, section) =>
    fields.flatMap(({ field, help, items = [] }, index) => {
      const place = ['form', 'sections', section, 'fields', index];
      const node = contract.at(body, field) ?? {};
      const row = contract.resolve(node.items ?? {});
      const helpOf = (path: string, said: Text | undefined, schema: JsonObject, at: Place): Help => ({
        field: path,
        text: said ?? none,
        place: [...at, 'help'],
        says: textAt(schema, 'description') ?? '',
        node: schema,
      });
      const rows = items.map((one, at) =>
        helpOf(one.field, one.help, contract.at(row, one.field) ?? {}, [...place, 'items', at]),
      );
      return [helpOf(field, help, node, place), ...rows].filter(({ says }) => says !== '');
    }),
  );
}

/** Where other definitions have the same help, with what the contract says there. */
function sameHelps(
  { definition, contract }: Checking,
  definitions: readonly Definition[],
  { text }: Help,
): { form: string; field: string; says: string }[] {
  return definitions
    .filter(({ name }) => name !== definition.name)
    .flatMap((other) => {
      const { create, update } = other.operations;
      const saved = create ?? update;
      const held =
        other.schema === undefined
          ? saved && contract.operations.get(idOf(saved))?.body?.schema
          : contract.named(other.schema);
      return shownFields(other)
        .filter(({ help }) => help?.en === text.en)
        .map(({ field }) => ({
          form: other.name,
          field,
          says: textAt(contract.at(held ?? {}, field) ?? {}, 'description') ?? '',
        }));
    });
}
