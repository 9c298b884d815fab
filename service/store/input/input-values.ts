/** An input without the properties that are undefined, so that it can be laid over what there was. */
export function withoutUndefined<Input extends object>(input: Input): Input {
  const kept = { ...input };
  for (const key of Object.keys(kept) as (keyof Input)[]) if (kept[key] === undefined) delete kept[key];
  return kept;
}

/** A country as it is kept: Sweden is written one way, however it came (specification §3). */
export function writtenCountry(code: string | null | undefined): string | null {
  return code === 'SE' ? 'sv' : (code ?? null);
}
