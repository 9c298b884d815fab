import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSource, projectFiles } from './project-files.ts';

test('a filled button that names the site it saves to shows its crest: sites are told apart before they are read', () => {
  const buttons = projectFiles('tsx')
    .filter(({ path }) => path.startsWith('src/') && !path.includes('.test.'))
    .flatMap((file) => savingButtons(parseSource(file)).map((button) => ({ path: file.path, button })));
  expect(buttons.length).toBeGreaterThan(10);
  expect(buttons.filter(({ button }) => !button.includes('SiteCrest'))).toEqual([]);
});

/** The texts of the filled buttons whose words take the site's name. */
function savingButtons(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Button') {
      const words = node.children.map((child) => child.getText()).join('');
      const isFilled = /type="filled"/.test(node.openingElement.getText());
      if (isFilled && /\{[^}]*\bsite\b[^}]*\}/.test(words)) found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
