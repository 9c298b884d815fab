import { globSync, readFileSync } from 'node:fs';

/** What the console itself says, in each of its languages. */
export interface Catalogues {
  en: readonly string[];
  sv: readonly string[];
}

/** Every text of the console's catalogues, without what is filled into them. */
export function readCatalogues(): Catalogues {
  const paths = globSync(['src/locales/**/*.json', 'src/workbench/locales/*.json']).sort();
  const of = (language: keyof Catalogues): string[] =>
    paths
      .filter((path) => new RegExp(`[./\\\\]${language}\\.json$`).test(path))
      .flatMap((path) => textsOf(JSON.parse(readFileSync(path, 'utf8'))));
  return { en: of('en'), sv: of('sv') };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{\{.*?\}\}/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
