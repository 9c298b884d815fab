import { COUNTRY_CODES } from '../../../../src/engine/text/countries.ts';
import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import { shownFields } from '../../definition.ts';
import { isObject } from '../../json.ts';
import { valuesOf } from '../../kinds.ts';

/** The languages in which the contract has names of things. */
const languagesOf = (contract: Contract): string[] =>
  contract.names().flatMap((name) => {
    const schema = contract.schema(name);
    const isName = ['language', 'translation'].every((path) => contract.at(schema, path));
    return isName ? valuesOf(contract.at(schema, 'language') ?? {}) : [];
  });

/** Checks that a new thing starts in no language whose code is that of a country where another one is spoken: `se` is Northern Sami. */
export function checkStartedLanguage({ file, definition, contract }: Checking): void {
  const languages = new Set(languagesOf(contract));
  for (const { field, widget, options } of shownFields(definition)) {
    const code = definition.form.initial?.[field];
    const written = Object.values(isObject(options?.written) ? options.written : {});
    if (widget !== 'language' || typeof code !== 'string' || !/^[a-z]{2}$/.test(code) || written.includes(code))
      continue;
    const country = code.toUpperCase();
    if (languages.has(code) || !COUNTRY_CODES.includes(country)) continue;
    const { language } = new Intl.Locale(`und-${country}`).maximize();
    if (!languages.has(language)) continue;
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(code);
    file.fault(
      ['form', 'initial', field],
      name === code
        ? `\`${code}\` is the code of a country, and of no language.`
        : `\`${code}\` is the code of a country; as a language it is ${name}, in which the contract has no names.`,
      `Did you mean \`${language}\`?`,
    );
  }
}
