import type { Checking } from '../../checking.ts';
import { suggestion } from '../../faults.ts';
import { isObject, objectAt, textAt } from '../../json.ts';
import { isPicture, kindOf } from '../../kinds.ts';
import { type Optioned, optionedOf, plainText } from './optioned.ts';

/** Checks that options name what they speak of, where something else would fit as well: their names, the contract's order and the other options tell. */
export function checkOptionSenses(checking: Checking): void {
  checkWholeOrder(checking);
  for (const one of optionedOf(checking)) {
    checkLinkKind(checking, one);
    checkGround(checking, one);
    checkPictures(checking, one);
    checkSaved(checking, one);
  }
}

/** Words for the two parts of a person's name, which stand in any order. */
const SPOKEN = /^(first|given|fore|last|family|sur)/i;

/** What a file gives as one column is taken apart in the order that the contract has the two parts in. */
function checkWholeOrder({ file, definition, contract, body }: Checking): void {
  const { first = '', last = '' } = definition.form.wholeName ?? {};
  const known = Object.keys(objectAt(contract.resolve(body), 'properties'));
  const [one, other] = [known.indexOf(first), known.indexOf(last)];
  // Where the contract stands by the alphabet, its order says nothing.
  const isByAlphabet = known.every((name, index) => index === 0 || (known[index - 1] ?? '').localeCompare(name) <= 0);
  if (one < 0 || other < 0 || one < other || isByAlphabet || [first, last].some((name) => SPOKEN.test(name))) return;
  file.fault(
    ['form', 'wholeName', 'first'],
    `The contract has \`${last}\` before \`${first}\`, and what stands first would be taken for \`${first}\`.`,
    `Write \`"first": "${last}"\` and \`"last": "${first}"\`.`,
  );
}

/** What links without saying as what links as its kind, which therefore has words among the types. */
function checkLinkKind({ file }: Checking, { options, place }: Optioned): void {
  const links = isObject(options.links) ? options.links : {};
  const kind = textAt(links, 'kind');
  const types = Object.keys(objectAt(links, 'types'));
  if (kind === undefined || types.length === 0 || types.includes(kind)) return;
  const kinds = Object.keys(isObject(options.kinds) ? options.kinds : {});
  const meant = types.filter((type) => kinds.includes(type));
  file.fault(
    [...place, 'links', 'kind'],
    `A ${kind} that says nothing more links as \`${kind}\`, which \`types\` has no words for.`,
    meant.length > 0 ? `Did you mean \`${meant[0]}\`?` : `Add \`${kind}\` to \`types\`.`,
  );
}

/** Grounds, each with the word that names of properties have for it. */
const GROUNDS = { light: /light/i, dark: /dark/i } as const;

/** What a property is called for is the ground that it is shown on. */
function checkGround({ file, contract, body }: Checking, { field, options, place }: Optioned): void {
  const look = plainText(options.look);
  const grounds = Object.keys(GROUNDS) as (keyof typeof GROUNDS)[];
  const ground = grounds.find((one) => one === look);
  const path = field.field;
  if (!ground || place.includes('items')) return;
  const called = grounds.find((one) => GROUNDS[one].test(path));
  const capital = `${ground[0]?.toUpperCase()}${ground.slice(1)}`;
  const twin = contract.at(body, `${path}${capital}`) ? `${path}${capital}` : undefined;
  const right = called ?? (twin === undefined ? ground : grounds.find((one) => one !== ground));
  if (right === undefined || right === ground) return;
  file.fault(
    [...place, 'look'],
    called === undefined
      ? `\`${twin}\` is what stands on ${ground} ground, and \`${path}\` would be judged on it.`
      : `\`${path}\` is for ${called} ground, and would be judged on ${ground}.`,
    `Write \`"look": "${right}"\`.`,
  );
}

/** Of two pictures of a record the one for dark ground is the one that is called so. */
function checkPictures({ file, contract }: Checking, { options, node, place }: Optioned): void {
  const entry = contract.resolve(node.items ?? {});
  const [picture, dark] = [plainText(options.picture), plainText(options.dark)];
  const able = contract.paths(entry).filter((path) => isPicture(contract.at(entry, path) ?? {}));
  const called = able.filter((path) => GROUNDS.dark.test(path));
  if (dark === '' || called.length === 0) return;
  for (const [option, path, meant] of [
    ['picture', picture, able.filter((one) => !called.includes(one))],
    ['dark', dark, called],
  ] as const)
    if (able.includes(path) && !meant.includes(path))
      file.fault(
        [...place, option],
        option === 'dark'
          ? `\`${path}\` is not called dark, and \`${meant[0]}\` is.`
          : `\`${path}\` is for dark ground.`,
        suggestion('', meant) || 'Name another picture.',
      );
}

/** Options that name where a record keeps what is written. */
const KEEPS = ['kept', 'first', 'last', 'address', 'order'] as const;

/** What is shown of a choice comes from the choice: nothing that is written into it is saved. */
function checkSaved({ file, contract }: Checking, { options, node, place }: Optioned): void {
  const shown = plainText(options.shown);
  const entry = contract.resolve(node.items ?? {});
  if (shown === '') return;
  const taken = KEEPS.map((option) => plainText(options[option]));
  for (const option of KEEPS) {
    const path = plainText(options[option]);
    if (!path.startsWith(`${shown}.`)) continue;
    const own = contract.at(entry, path) ?? {};
    const able = contract.paths(entry).filter((one) => {
      const other = contract.at(entry, one) ?? {};
      const isAlike = kindOf(other) === kindOf(own) && textAt(other, 'format') === textAt(own, 'format');
      return isAlike && one !== shown && !one.startsWith(`${shown}.`) && !taken.includes(one);
    });
    file.fault(
      [...place, option],
      `\`${path}\` is part of what is shown of the choice: what is written there is not saved.`,
      able.length === 1
        ? `Did you mean \`${able[0]}\`?`
        : suggestion('', able) || 'Name a property of the record itself.',
    );
  }
}
