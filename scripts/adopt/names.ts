/** A text as a name of code, in words that begin with a capital letter: `get pets/{id}` is `GetPetsId`. */
export function pascalName(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(name) ? name : `N${name}`;
}

/** The same with a small first letter: a name of an operation. */
export function camelName(text: string): string {
  const name = pascalName(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Small letters and hyphens, as definitions are called; digits are left out. */
export function kebabName(text: string): string {
  const name = pascalName(text)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[0-9]/g, '')
    .toLowerCase()
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? 'thing' : name;
}

/** One of what a word in the plural names: `categories`, `boxes`, `planets`. */
export function singular(word: string): string {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(ss|us|is)$/i.test(word) || !/s$/i.test(word)) return word;
  return /(ch|sh|x|ss|z)es$/i.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A name that none of those given has, which then has it. */
export function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${wanted}${count}`;
  taken.add(name.toLowerCase());
  return name;
}

/** Names that code has for itself. */
export const RESERVED = [
  ...['await', 'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else'],
  ...['enum', 'export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'import', 'in', 'instanceof', 'new'],
  ...['null', 'return', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void', 'while', 'with'],
  ...['yield', 'let', 'static', 'implements', 'interface', 'package', 'private', 'protected', 'public', 'arguments'],
];
