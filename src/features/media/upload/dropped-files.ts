import { orderLocale } from '../../../../openapi/formats/text.ts';

/** How many files are read out of folders at most: far more than may be uploaded, and an end for a folder that has none. */
const MOST = 200;

/**
 * The files that were dropped, those in folders too, by their names in order. What systems hide in folders is left out. To be called at once in the drop's
 * event: afterwards the browser tells no more.
 */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry ? [entry] : [];
  });
  // What Safari takes from another program has an entry that gives nothing, and is a file all the same; a folder is none.
  const files = entries.some(isFolder) ? [] : [...data.files];
  const found: File[] = [];
  for (const entry of entries) await collect(entry, found);
  return found.length > 0 ? found : files;
}

async function collect(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= MOST) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => undefined);
    if (file) found.push(file);
  } else if (isFolder(entry)) {
    const inside = (await entriesOf(entry)).filter(({ name }) => !isHidden(name));
    for (const one of inside.sort((a, b) => byName.compare(a.name, b.name))) await collect(one, found);
  }
}

const byName = new Intl.Collator(orderLocale, { numeric: true });
const isHidden = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

/** A folder gives its entries in parts, until a part is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject)).catch(
      () => [],
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** The files of a chosen folder without those that systems hide in it. */
export function chosenFiles(files: Iterable<File>): File[] {
  return [...files].filter(({ name }) => !isHidden(name)).slice(0, MOST);
}
