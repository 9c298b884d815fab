import { useTranslation } from 'react-i18next';
import { useSearchSite } from '../../../generated/api/search/search.ts';
import { entities } from '../../../generated/forms.ts';
import { foundKinds } from '../../../generated/found-kinds.ts';
import type { ElsewhereProps } from '../../engine/list/elsewhere-context.ts';
import { useText } from '../../engine/text/use-text.ts';
import { AppLink } from '../../ui/link.tsx';
import styles from './elsewhere.module.css';

/** The lists in which a search that found nothing in one finds something, with how much. */
export function Elsewhere({ search, entity }: ElsewhereProps) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const { data } = useSearchSite({ query: search, count: 1 });
  const numbers = new Intl.NumberFormat(i18n.language);
  const lists = (data?.groups ?? []).flatMap(({ kind, total }) => {
    const route = entities.find(({ name }) => name === kind);
    const isSearched = foundKinds.some(({ name, isSearched: is }) => name === kind && is);
    return route && isSearched && kind !== entity ? [{ route, total }] : [];
  });
  if (lists.length === 0) return null;
  return (
    <p className={styles.elsewhere}>
      {t('palette.elsewhere')}
      {lists.map(({ route, total }) => (
        <AppLink key={route.name} href={`${route.paths.list}?${new URLSearchParams({ search })}`}>
          {t('palette.inList', { count: total, number: numbers.format(total), things: text(route.labels.many) })}
        </AppLink>
      ))}
    </p>
  );
}
