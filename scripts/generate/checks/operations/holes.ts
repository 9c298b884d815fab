import type { Checking } from '../../checking.ts';
import type { Definition, Place } from '../../definition.ts';
import { isObject } from '../../json.ts';
import { optionedOf } from '../forms/optioned.ts';
import { shape } from './paths.ts';

/** Checks the parameters of addresses: each stands once, and where the other addresses of the console have it. */
export function checkHoles(checking: Checking, definitions: readonly Definition[]): void {
  const { file, definition } = checking;
  for (const [role, path] of Object.entries(definition.paths) as [string, string][]) {
    const [wrong] = movedIn(path, definition, definitions);
    if (wrong)
      file.fault(
        ['paths', role],
        `\`{${wrong.is}}\` stands where forms/${wrong.whose}.json has \`{${wrong.was}}\`.`,
        'Put each in the place of the other.',
      );
  }
  for (const [path, place] of leading(checking)) checkLeading(checking, definitions, path, place);
}

/** The addresses that a definition leads to: by its links, and by the rows of its widgets. */
function leading(checking: Checking): [string, Place][] {
  const links = (checking.definition.links ?? []).map(({ path }, index): [string, Place] => [
    path.split('?')[0] ?? '',
    ['links', index, 'path'],
  ]);
  const rows = optionedOf(checking).flatMap(({ options: { path, page }, place }): [string, Place][] => [
    ...(typeof path === 'string' ? [[path, [...place, 'path']] as [string, Place]] : []),
    ...(isObject(page) && typeof page.path === 'string'
      ? [[page.path, [...place, 'page', 'path']] as [string, Place]]
      : []),
  ]);
  return [...links, ...rows];
}

function checkLeading({ file }: Checking, definitions: readonly Definition[], path: string, place: Place): void {
  const holes = holesOf(path);
  const twice = holes.find((hole, index) => holes.indexOf(hole) < index);
  const targets = definitions.flatMap((one) =>
    (Object.values(one.paths) as string[]).filter((each) => shape(each) === shape(path)).map((at) => ({ one, at })),
  );
  const [target] = targets.filter(({ one, at }) => movedIn(at, one, definitions).length === 0);
  const meant = target ? holesOf(target.at) : [];
  if (twice !== undefined)
    file.fault(
      place,
      `\`{${twice}}\` stands twice: one of them names another thing.`,
      meant.length > 0 ? `The page is at \`${target?.at}\`.` : 'Fill each with its own.',
    );
  else if (holes.some((hole, index) => hole !== meant[index] && meant.includes(hole)))
    file.fault(place, `The page is at \`${target?.at}\`, with its parameters in another order.`, 'Write it as there.');
}

const holesOf = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** The parameters of an address that stand where another definition's address, which begins alike, has another of them; what a thing calls its `id`, others call after the thing. */
function movedIn(path: string, { name }: Definition, definitions: readonly Definition[]) {
  const own = holesOf(path);
  const upTo = (one: string, index: number): string =>
    shape(one)
      .split('{}')
      .slice(0, index + 1)
      .join('{}');
  return definitions
    .filter((one) => one.name !== name)
    .flatMap((one) => (Object.values(one.paths) as string[]).map((at) => ({ at, id: one.id, whose: one.name })))
    .flatMap(({ at, id, whose }) =>
      holesOf(at).flatMap((was, index) => {
        const is = own[index] ?? was;
        const isMoved = is !== was && was !== id && own.includes(was) && upTo(at, index) === upTo(path, index);
        return isMoved ? [{ is, was, whose }] : [];
      }),
    );
}
