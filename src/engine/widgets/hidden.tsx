/** Kept, not shown. */
export function HiddenWidget() {
  return null;
}
