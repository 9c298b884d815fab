import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The project's root folder, absolute. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Folders that people write; generated/, dist/ and packages are not among them. */
const handWritten = ['src', 'service', 'scripts', 'tests', 'openapi', 'forms', 'docs', '.ci'];

/** A hand-written file: its path from the root, with `/`, and its text. */
export type ProjectFile = { readonly path: string; readonly text: string };

/** The hand-written files with these endings, those in the root included. */
export function projectFiles(...endings: readonly string[]): ProjectFile[] {
  const patterns = endings.flatMap((ending) => [
    `*.${ending}`,
    ...handWritten.map((folder) => `${folder}/**/*.${ending}`),
  ]);
  return globSync(patterns, { cwd: projectRoot })
    .sort()
    .map((file) => ({ path: file.replaceAll(path.sep, '/'), text: readText(file) }));
}

/** Text of a file, by its path from the root. */
export function readText(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}

/** JSON of a file, by its path from the root. The caller names the shape that it relies on. */
export function readJson<Shape>(file: string): Shape {
  return JSON.parse(readText(file)) as Shape;
}

/** TypeScript's view of a source file, with parents set. */
export function parseSource({ path: file, text }: ProjectFile): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls `visit` for every node of a source file, outer ones first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Where a node begins, as `file:line`. */
export function place(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
