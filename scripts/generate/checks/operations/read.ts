import type { Checking } from '../../checking.ts';
import { listAt } from '../../json.ts';

/**
 * Checks that what a read gives is what is saved: it has every property without which a save is refused. Whether the reply holds it somewhere deeper, so that all
 * else would be looked for in the wrong place.
 */
export function checkRead({ file, operations, contract, body, reply }: Checking): boolean {
  if (!operations.read) return false;
  const required = listAt(contract.resolve(body), 'required').map(String);
  const lacking = required.find((name) => !contract.at(reply, name));
  if (lacking === undefined) return false;
  if (reply.type === 'array' && contract.resolve(body).type !== 'array') {
    const { id, path } = operations.read;
    file.fault(
      ['operations', 'read'],
      `\`${id}\` gives a list, and what is saved is one thing.`,
      `Name the operation that reads one, or let the reply of \`GET ${path}\` be the thing itself in the contract.`,
    );
    return true;
  }
  const holder = contract.paths(reply).find((path) => required.every((name) => contract.at(reply, `${path}.${name}`)));
  file.fault(
    ['operations', 'read'],
    `\`${operations.read.id}\` gives no \`${lacking}\`, without which nothing is saved.`,
    holder === undefined
      ? 'Name the operation that reads what is saved.'
      : `Its reply has it in \`${holder}\`: write \`x-reply-holds: ${holder}\` there in the contract.`,
  );
  return holder !== undefined;
}
