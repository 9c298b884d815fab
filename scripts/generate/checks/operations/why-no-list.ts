import type { Contract, Operation } from '../../contract.ts';
import { quoted } from '../../faults.ts';
import { limitOf } from '../../limit.ts';
import { isLed } from '../../manners.ts';

/** What refers to a thing is listed whole, each with what it is called and its page. */
export function whyNoUses(contract: Contract, operation: Operation): string | undefined {
  const row = contract.rowOf(operation);
  if (!row) return 'it does not give rows';
  const missing = ['id', 'title', 'path'].filter((name) => contract.at(row, name) === undefined);
  return missing.length > 0 ? `its rows have no ${quoted(missing, 'and')}` : undefined;
}

/** What takes many rows has a list of them, and gives a result for each. */
export function whyNotMany(contract: Contract, { body, reply }: Operation): string | undefined {
  if (!body || !contract.at(body.schema, 'rows')) return 'it takes no `rows`';
  return contract.at(reply?.schema ?? {}, 'results') ? undefined : 'it gives no `results`';
}

export function whyNoList(contract: Contract, operation: Operation): string | undefined {
  if (!contract.rowOf(operation)) return 'it does not give rows';
  const roles = operation.parameters.map(({ role }) => role);
  const { total, totalHeader, by } = contract.manners.paging;
  const isCounted = total === undefined || totalHeader !== undefined || contract.at(operation.reply?.schema, total);
  const isAsked = roles.includes('page') && (roles.includes('size') || by === 'cursor' || by === 'link');
  const isPaged = (isAsked || isLed(contract.manners)) && isCounted;
  if (isPaged || contract.isWhole(operation)) return undefined;
  const { page, size } = contract.manners.paging;
  const limit = limitOf(operation);
  if (limit && limit.role === undefined)
    return `it gives at most ${Number(limit.schema.default)} rows (\`${limit.name}\`), and no pages with the rest`;
  if (roles.includes('page') && !isAsked) return `it takes no \`${size}\``;
  if (roles.includes('size') && !isAsked && by === 'page') return `it takes no \`${page}\``;
  return 'it does not give pages with a total';
}
