/**
 * Saves parts as a file of the browser's downloads. The parts come with a byte order mark where spreadsheets need one.
 */
export function download(name: string, parts: readonly BlobPart[], type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
