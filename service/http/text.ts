import type { Fault } from './faults.ts';

/**
 * Faults for the strings, keys included, that PostgreSQL cannot keep: those with a NUL or half of a surrogate pair. They
 * would come back as an error of the database. Walks without recursion, so that deep nesting costs no stack.
 */
export function textFaults(value: unknown): Fault[] {
  const faults: Fault[] = [];
  const pending: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = pending.pop(); next && faults.length < 50; next = pending.pop()) {
    if (typeof next.value === 'string' && !storable(next.value)) faults.push(fault(next.path));
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, child] of Object.entries(next.value)) {
      if (!storable(key)) faults.push(fault(next.path));
      else if (typeof child === 'string' || typeof child === 'object') {
        pending.push({ value: child, path: next.path === '' ? key : `${next.path}.${key}` });
      }
    }
  }
  return faults;
}

function storable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function fault(path: string): Fault {
  return { path, message: 'holds a character that cannot be stored', code: 'characters' };
}
