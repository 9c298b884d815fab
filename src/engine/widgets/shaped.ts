/** A row of a list, cut to the properties that a field takes. */
export function shaped(row: object | undefined, shape: readonly string[]): object | undefined {
  return row && Object.fromEntries(Object.entries(row).filter(([name]) => shape.includes(name)));
}
