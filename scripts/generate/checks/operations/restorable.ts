import { openParameters } from '../../bound-operation.ts';
import type { Checking } from '../../checking.ts';
import { told } from './offered.ts';

/** Checks that what an action is offered for can be found: rows that the list leaves out unless it is asked for them have a filter that asks. */
export function checkRestorable({ file, definition, operations }: Checking): void {
  const { list, actions = [] } = definition;
  const parameters = operations.list ? openParameters(operations.list) : [];
  const filtered = (list?.filters ?? []).map(({ parameter }) => parameter);
  if (!list) return;
  for (const { name, when = {} } of actions)
    for (const [property, value] of Object.entries(when)) {
      const usual = parameters.find((one) => one.name === property)?.schema.default;
      const wanted = [value].flat();
      if (usual === undefined || wanted.some((one) => one === usual) || filtered.includes(property)) continue;
      file.fault(
        list.filters ? ['list', 'filters'] : ['list'],
        `\`${name}\` is offered where \`${property}\` is ${told(wanted)}, and the list leaves these out: nobody could find one.`,
        `Add a filter for \`${property}\`, with \`choices\`.`,
      );
      return;
    }
}
