import { readFileSync } from 'node:fs';
import ts from 'typescript';

const TABLE = 'src/ui/area-icon.tsx';

/** The names of the icons that the console has: the keys of its own table, so that nobody writes them down twice. */
export function iconNames(): string[] {
  const source = ts.createSourceFile(
    TABLE,
    readFileSync(TABLE, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const names = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const isTable =
        ts.isIdentifier(name) && name.text === 'icons' && initializer && ts.isObjectLiteralExpression(initializer);
      return isTable ? initializer.properties.flatMap((property) => keyOf(property.name)) : [];
    }),
  );
  if (names.length === 0) throw new Error(`${TABLE} has no table \`icons\``);
  return names.sort();
}

const keyOf = (name: ts.PropertyName | undefined): string[] =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];
