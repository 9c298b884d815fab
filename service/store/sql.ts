import { createHash } from 'node:crypto';

/** A piece of SQL: text with a gap for each value. Made only here, so that no value can become text. */
export interface Sql {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

/** What PostgreSQL's driver sends. `name` makes it a prepared statement, parsed once per connection. */
export interface PreparedQuery {
  name: string;
  text: string;
  values: unknown[];
}

/** Builds SQL; a value in `${}` becomes a parameter, a piece of SQL in `${}` becomes part of the text. */
export function sql(strings: TemplateStringsArray, ...holes: unknown[]): Sql {
  const texts = [strings[0] ?? ''];
  const values: unknown[] = [];
  const append = (text: string) => {
    texts[texts.length - 1] += text;
  };
  holes.forEach((hole, index) => {
    if (isSql(hole)) {
      hole.texts.forEach((text, part) => {
        if (part === 0) append(text);
        else texts.push(text);
      });
      values.push(...hole.values);
    } else {
      values.push(hole);
      texts.push('');
    }
    append(strings[index + 1] ?? '');
  });
  return { texts, values };
}

/** Pieces of SQL one after the other with `separator` between them. */
export function joinSql(pieces: readonly Sql[], separator: Sql): Sql {
  return pieces.reduce((joined, piece, index) => (index === 0 ? piece : sql`${joined}${separator}${piece}`), sql``);
}

/** All conditions at once; none is TRUE. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`TRUE` : joinSql(conditions, sql` AND `);
}

/** The name of a table or a column, in quotes. Throws for anything else, because a name is text and no parameter. */
export function identifier(name: string): Sql {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`'${name}' is not the name of a table or a column.`);
  return { texts: [`"${name}"`], values: [] };
}

const names = new Map<string, string>();
/** So many names are remembered: there are as many texts as choices of filters, orders and numbers of words. */
const mostNames = 5000;

/** The query of a piece of SQL: gaps numbered `$1`, `$2`, ... and a name that follows from the text. */
export function prepared(statement: Sql): PreparedQuery {
  const text = statement.texts.reduce((joined, part, index) => `${joined}$${index}${part}`);
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    if (names.size === mostNames) names.clear();
    names.set(text, name);
  }
  return { name, text, values: [...statement.values] };
}

function isSql(hole: unknown): hole is Sql {
  return typeof hole === 'object' && hole !== null && 'texts' in hole && 'values' in hole;
}
