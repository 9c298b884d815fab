import type { Action } from '../../../../src/contract/entity.ts';
import type { Checking, Operations } from '../../checking.ts';
import type { Contract, Operation, Parameter } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import { quoted, suggestion } from '../../faults.ts';
import { listAt } from '../../json.ts';
import { valueFaults } from '../forms/values.ts';
import { checkFixed } from './fixed.ts';

/** The operations that an action can call: they change one thing, and need nothing but parameters and a fixed body. */
export function callable(contract: Contract): string[] {
  return [...contract.operations.values()].filter((one) => whyNot(one, true) === undefined).map(({ id }) => id);
}

/** The operations that an action of a definition can call: what comes back is the thing, and the definition does nothing else by them. */
export function fittingCalls({ contract, operations }: Checking): Operation[] {
  const whole = wholeOf(operations);
  const used = Object.values(operations).map(({ id }) => id);
  return [...contract.operations.values()].filter(
    (one) =>
      whole !== undefined && one.reply?.name === whole && !used.includes(one.id) && whyNot(one, true) === undefined,
  );
}

/** What the contract calls the whole thing that a definition is about. */
const wholeOf = ({ read, create }: Operations): string | undefined => (read ?? create)?.reply?.name;

function whyNot({ method, body, parameters }: Operation, hasBody: boolean): string | undefined {
  if (method === 'GET') return 'it only reads';
  if (method === 'DELETE') return 'it deletes, which `remove` does';
  if (body && !hasBody) return 'it takes a body';
  return parameters.some((parameter) => parameter.in === 'path') ? undefined : 'its address names nothing';
}

/** The path parameter that a call fills with the id: the only one that is not fixed. */
export function idParameter(operation: Operation, call: NonNullable<Action['call']>): Parameter | undefined {
  const [parameter, ...more] = operation.parameters.filter(
    (one) => one.in === 'path' && !Object.hasOwn(call.parameters ?? {}, one.name),
  );
  return more.length === 0 ? parameter : undefined;
}

/** Checks the call of an action: its operation, that its parameters are known, whole and taken by the service, and that what comes back is the thing. */
export function checkCall(checking: Checking, call: NonNullable<Action['call']>, place: Place): void {
  const { file, contract, operations, one } = checking;
  const operation = contract.operations.get(call.operation);
  const whole = wholeOf(operations);
  const why = operation && whyNot(operation, call.body !== undefined);
  if (!operation || why !== undefined) {
    const what = operation
      ? `An action cannot call \`${call.operation}\`: ${why}.`
      : `The service has no operation \`${call.operation}\`.`;
    const others = callable(contract).filter((id) => id !== call.operation);
    const lacksBody = operation?.reply !== undefined && operation.reply.name === whole && !whyNot(operation, true);
    const hint = lacksBody ? bodyOf(contract, operation) : suggestion(call.operation, others);
    file.fault([...place, 'operation'], what, hint);
    return;
  }
  if (operation.reply?.name !== whole) {
    const gives = operation.reply ? `a ${operation.reply.name}` : 'nothing back';
    file.fault([...place, 'operation'], `\`${operation.id}\` gives ${gives}, and not ${one} (${whole}).`, '');
    return;
  }
  checkParameters(checking, operation, call, place);
  if (call.body) checkBody(checking, operation, call.body, [...place, 'body']);
}

/** What a call lacks that sends nothing: a body with what the operation needs. */
function bodyOf(contract: Contract, { body }: Operation): string {
  const needed = listAt(contract.resolve(body?.schema ?? {}), 'required')
    .map(String)
    .map((name) => `"${name}": …`);
  return `Add what it needs: \`"body": { ${needed.join(', ')} }\`.`;
}

/** What an action sends is what the operation takes, whole. */
function checkBody(
  { file, contract }: Checking,
  operation: Operation,
  sent: Readonly<Record<string, unknown>>,
  place: Place,
): void {
  if (!operation.body) {
    file.fault(place, `\`${operation.id}\` takes no body.`, 'Remove it.');
    return;
  }
  const schema = contract.resolve(operation.body.schema);
  const known = contract.paths(schema).filter((path) => !path.includes('.'));
  for (const [property, value] of Object.entries(sent)) {
    const node = contract.at(schema, property);
    if (!node)
      file.fault([...place, property], `\`${operation.id}\` takes no \`${property}\`.`, suggestion(property, known));
    for (const { what, hint } of node ? valueFaults(contract, node, value) : [])
      file.fault([...place, property], `\`${property}\` ${what}; the service would refuse it.`, hint);
  }
  for (const needed of listAt(schema, 'required').map(String))
    if (!Object.hasOwn(sent, needed)) file.fault(place, `\`${operation.id}\` needs \`${needed}\`.`, 'Add it.');
}

function checkParameters(
  { file, contract }: Checking,
  operation: Operation,
  call: NonNullable<Action['call']>,
  place: Place,
): void {
  const fixed = call.parameters ?? {};
  checkFixed(file, contract, operation, fixed, [...place, 'parameters']);
  const open = operation.parameters.filter(({ name, in: where }) => where === 'path' && !Object.hasOwn(fixed, name));
  if (open.length === 0)
    file.fault(
      [...place, 'parameters'],
      `Nothing is left in the address of \`${operation.id}\` to name what it is done to.`,
      'Leave out the parameter that names it.',
    );
  if (open.length > 1)
    file.fault(
      [...place, 'operation'],
      `\`${operation.id}\` has ${quoted(
        open.map(({ name }) => name),
        'and',
      )} in its address, and only one of them can name what it is done to.`,
      'Give the others a value in `parameters`.',
    );
  for (const { name, in: where, required } of operation.parameters) {
    if (where === 'query' && required && !Object.hasOwn(fixed, name))
      file.fault([...place, 'operation'], `\`${operation.id}\` needs \`${name}\`.`, 'Give it a value in `parameters`.');
  }
}
