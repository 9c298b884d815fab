/** Larger than what people write down, but for a menu or a text of many pages. */
const most = { values: 1_000, characters: 100_000 };

/**
 * Whether a body is so small that all its faults are looked for; of a large one the first will do. Finding all takes Ajv
 * time that grows with the square of their number where a schema holds itself, as a menu item's does, and has it try
 * patterns on texts that are too long already.
 */
export function isSmall(body: unknown): boolean {
  const pending: unknown[] = [body];
  let characters = 0;
  for (let count = 0; pending.length > 0; count++) {
    if (count + pending.length > most.values || characters > most.characters) return false;
    const next = pending.pop();
    if (typeof next === 'string') characters += next.length;
    if (typeof next !== 'object' || next === null) continue;
    // Looked at before it is walked through: a list of a million would be copied first.
    if (Array.isArray(next) && next.length > most.values) return false;
    for (const [name, child] of Object.entries(next)) {
      characters += name.length;
      pending.push(child);
    }
  }
  return characters <= most.characters;
}
