/** The part of a file that a request asks for; both ends are included and counted from 0. */
export type AskedRange = { readonly start: number; readonly end: number };

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110 §14): a part, `whole` where there is no header that we follow (several parts,
 * other units and nonsense are answered with the whole file, as the standard allows), `outside` where nothing of the file is meant.
 */
export function readRange(header: string | undefined, size: number): AskedRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count === 0 ? 'outside' : { start: size - count, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'whole';
  return start >= size ? 'outside' : { start, end };
}
