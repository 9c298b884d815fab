/** The words by which the two ends of a range are told apart. */
const FROM = ['from', 'since', 'start', 'after', 'min', 'first', 'gte', 'gt'];
const UNTIL = ['until', 'till', 'to', 'end', 'before', 'max', 'last', 'lte', 'lt'];

/** Which end of a range a parameter names by its last word or its first, and of what. */
export function endOf(name: string): { isFirst: boolean; of: string } | undefined {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  const rests: [string, string[]][] = [
    [words.at(-1) ?? '', words.slice(0, -1)],
    [words[0] ?? '', words.slice(1)],
  ];
  const found = rests.find(([word]) => FROM.includes(word) || UNTIL.includes(word));
  return found && { isFirst: FROM.includes(found[0]), of: found[1].join(' ') };
}
