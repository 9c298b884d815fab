import { expect, test } from 'vitest';
import { chosenFiles, droppedFiles } from './dropped-files.ts';

type Tree = { readonly [name: string]: Tree | null };

/** An entry of the file system as a browser gives it: a folder tells what is in it a part at a time. */
function entryOf(name: string, inside: Tree | null): object {
  if (inside === null)
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (resolve: (file: File) => void) => resolve(new File(['x'], name)),
    };
  const entries = Object.entries(inside).map(([one, more]) => entryOf(one, more));
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (resolve: (part: object[]) => void) => resolve(entries.splice(0, 2)) }),
  };
}

function drop(tree: Tree): DataTransfer {
  const items = Object.entries(tree).map(([name, inside]) => ({
    kind: 'file',
    webkitGetAsEntry: () => entryOf(name, inside),
  }));
  return { items, files: [] } as object as DataTransfer;
}

test('files and the files of folders, in the order of their names, without what systems hide', async () => {
  const files = await droppedFiles(
    drop({ 'one.jpg': null, game: { 'b10.jpg': null, 'b2.jpg': null, '.DS_Store': null, deep: { 'c.png': null } } }),
  );
  expect(files.map(({ name }) => name)).toEqual(['one.jpg', 'b2.jpg', 'b10.jpg', 'c.png']);
});

test('a browser without entries gives its files', async () => {
  const file = new File(['x'], 'one.jpg');
  const data = { items: [{ kind: 'file', webkitGetAsEntry: () => null }], files: [file] } as object as DataTransfer;
  expect(await droppedFiles(data)).toEqual([file]);
});

test('a file whose entry gives nothing is taken all the same; a folder that gives nothing is no file', async () => {
  const file = new File(['x'], 'one.jpg');
  const refuse = (_: (file: File) => void, reject: (why: Error) => void) => reject(new Error('no path'));
  const items = [{ kind: 'file', webkitGetAsEntry: () => ({ isFile: true, isDirectory: false, file: refuse }) }];
  expect(await droppedFiles({ items, files: [file] } as object as DataTransfer)).toEqual([file]);
  const folder: object = { ...drop({ empty: {} }), files: [new File([], 'empty')] };
  expect(await droppedFiles(folder as DataTransfer)).toEqual([]);
});

test('a chosen folder gives its files without what systems hide', () => {
  const files = [new File(['x'], '.DS_Store'), new File(['x'], 'Thumbs.db'), new File(['x'], 'a.jpg')];
  expect(chosenFiles(files).map(({ name }) => name)).toEqual(['a.jpg']);
});
