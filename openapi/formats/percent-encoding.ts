/** Whether every % in a text begins an encoded character, so that it can be decoded. */
export function isDecodable(text: string): boolean {
  try {
    // The console's build drops a call whose result is unused.
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}
