import { download } from '../../calls/download.ts';

/** Where the text of a file goes, piece by piece. */
export interface Sink {
  write(text: string): Promise<void>;
  /** Ends the file; it is then the user's. */
  close(): Promise<void>;
  /** Gives the file up; what was written is thrown away. */
  abort(): Promise<void>;
}

/**
 * More rows than this are written straight to a file of the user's choice, where the browser can, instead of being kept
 * until the end.
 */
export const MANY_ROWS = 50_000;

/**
 * The part of the File System Access API that is used here; TypeScript's own types leave it out, as not every browser
 * has it.
 */
interface FilePicker {
  showSaveFilePicker?(options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }): Promise<{
    createWritable(): Promise<{ write(text: string): Promise<void>; close(): Promise<void>; abort(): Promise<void> }>;
  }>;
}

/**
 * Opens a file for an export. A large one is streamed to disk where the browser allows it, otherwise its pieces are
 * kept and given as a download.
 * @returns undefined when the user chose no file
 */
export async function openSink(name: string, rows: number): Promise<Sink | undefined> {
  const picker: Window & FilePicker = window;
  if (rows <= MANY_ROWS || !picker.showSaveFilePicker) return kept(name);
  try {
    const types = [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }];
    const handle = await picker.showSaveFilePicker({ suggestedName: name, types });
    return await handle.createWritable();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // Forbidden by a policy or by the frame around: the download still works.
    return kept(name);
  }
}

function kept(name: string): Sink {
  let parts: string[] = [];
  return {
    async write(text) {
      parts.push(text);
    },
    async close() {
      download(name, parts);
      parts = [];
    },
    async abort() {
      parts = [];
    },
  };
}
