import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { useNames } from '../entity/row-name.ts';
import { useCountryName } from '../text/countries.ts';
import { languageNamer } from '../text/languages.ts';
import { useText } from '../text/use-text.ts';
import { textAt, valueAt } from '../values/values.ts';
import type { ValueWords } from './value-text.ts';

/**
 * Tells values in the user's language; relations that are kept by their identifier alone are looked up in their
 * sources.
 */
export function useValueText(entity: Pick<Entity, 'sources'>, fields: readonly FieldDefinition[]): ValueWords {
  const { t, i18n } = useTranslation();
  const text = useText();
  const name = useNames();
  const country = useCountryName();
  const relations = fields.filter(({ widget, shape }) => widget.endsWith('relation') && shape === undefined);
  const sources = [...new Set(relations.map(({ options }) => String(options?.source)))].flatMap((source) => {
    const found = entity.sources[source];
    return found && !found.isFilled ? [{ source, read: found.read('') }] : [];
  });
  const rows = useQueries({
    queries: sources.map(({ read }) => ({ ...read, staleTime: 60_000 })),
    combine: (results) => results.map(({ data }) => (data === undefined ? [] : 'items' in data ? data.items : data)),
  });
  return useMemo(() => {
    const language = languageNamer(i18n.language);
    return {
      text,
      name,
      country,
      language: (code) => (/^[a-z]{2,3}$/.test(code) ? language(code) : code),
      thing: ({ options }, id) => {
        const place = sources.findIndex(({ source }) => source === options?.source);
        const row = rows[place]?.find((one) => textAt(one, String(options?.value)) === id);
        return row && name(valueAt(row, String(options?.text)));
      },
      point: (left, top) => t('ui.focalPoint.at', { left, top }),
      picture: t('widgets.media.picture'),
      part: (type) => t(`merge.parts.${type}`, '') || undefined,
      contactKind: (type) => t(`contacts.types.${type}`, type),
      yesNo: [t('changes.yes'), t('changes.no')],
    };
  }, [t, i18n.language, text, name, country, sources, rows]);
}
