import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListRoutesQueryKey,
  getSearchRoutesQueryKey,
  listRoutes,
  searchRoutes,
} from '../../../../generated/api/routing/routing.ts';
import type { MenuRoute, Route } from '../../../../generated/model/index.ts';
import type { Source } from '../../../contract/source.ts';
import { useCreateRelatedDialog } from '../../../engine/widgets/create-related-context.ts';
import { useSource } from '../../../engine/widgets/use-source.ts';
import { ComboBox } from '../../../ui/combo-box.tsx';
import type { Option } from '../../../ui/option.ts';

/**
 * The routes of the site: the first ones until something is written, then what the service finds (specification §7).
 */
const ROUTES: Source = {
  searches: true,
  read: (written) => {
    const query = written.trim();
    if (query === '') {
      const parameters = { pageSize: 50 };
      return {
        queryKey: getListRoutesQueryKey(parameters),
        queryFn: ({ signal }) => listRoutes(parameters, { signal }),
      };
    }
    return {
      queryKey: getSearchRoutesQueryKey({ query }),
      queryFn: ({ signal }) => searchRoutes({ query }, { signal }),
    };
  },
};

/** Props of {@link RouteField}. */
export interface RouteFieldProps {
  id: string;
  value: MenuRoute | null;
  /** The routes of the site as they are known, by their ids. */
  routes: ReadonlyMap<string, Route>;
  error: string | undefined;
  onChange(route: MenuRoute | null): void;
}

/** Where an item leads on the site: a route found by its title or path, or made in place. */
export function RouteField({ id, value, routes, error, onChange }: RouteFieldProps) {
  const { t } = useTranslation();
  const source = useSource(ROUTES, { value: 'id', text: 'title' });
  const making = useCreateRelatedDialog('site-route');
  const [written, setWritten] = useState<string>();
  const [search, setSearch] = useState('');
  // Found or made a moment ago, it may be in no list that is at hand.
  const [taken, setTaken] = useState<Route>();
  const { options, row, isLoading, more, isFailed, retry } = source;
  const chosenId = value?.id ?? null;
  const isBlank = search !== '' && search.trim() === '';
  const offered = useMemo(
    () => (isBlank ? [] : options.map((option) => offer(option, row(option.value) as Route | undefined, chosenId, t))),
    [options, row, chosenId, isBlank, t],
  );
  const known = chosenId === null ? undefined : (routes.get(chosenId) ?? (row(chosenId) as Route | undefined));
  const title = known?.title ?? (taken?.id === chosenId ? taken?.title : undefined);
  const take = (route: Route): void => {
    setTaken(route);
    const { id: routeId, path, resourceType, resourceId } = route;
    onChange({ id: routeId, path, resourceType: resourceType ?? 'page', resourceId: resourceId ?? null });
  };
  return (
    <>
      <ComboBox
        id={id}
        label={t('menuPage.fields.route')}
        placeholder={t('menuPage.item.searchRoute')}
        description={value ? value.path : t('menuPage.item.noRoute')}
        error={error}
        options={offered}
        value={chosenId}
        chosen={value && chosenId !== null ? { value: chosenId, label: title ?? value.path } : null}
        isLoading={isLoading && !isBlank}
        more={isBlank ? 0 : more}
        empty={isBlank ? t('messages.searchKeywordRequired') : isFailed ? t('engine.choicesFailed') : undefined}
        onOpen={() => (isFailed ? retry() : undefined)}
        onInputChange={(text) => {
          setSearch(text);
          source.search?.(text);
        }}
        {...(making ? { onCreate: setWritten } : {})}
        onChange={(routeId) => {
          const found = routeId === null ? undefined : (row(routeId) as Route | undefined);
          if (routeId === null) onChange(null);
          else if (found) take(found);
        }}
      />
      {making && written !== undefined ? (
        <making.Dialog
          route={making.route}
          name={written}
          onClose={() => setWritten(undefined)}
          onMade={(body) => {
            setWritten(undefined);
            take(body as Route);
          }}
        />
      ) : null}
    </>
  );
}

/** A route as it is offered; the one that the item has already is refused (specification §5). */
function offer(option: Option, route: Route | undefined, chosen: string | null, t: (key: string) => string): Option {
  const isChosen = option.value === chosen;
  const parts = [
    route?.path,
    ...(isChosen ? [t('messages.alreadySelected')] : []),
    ...(route?.isDead ? [t('menuPage.item.dead')] : []),
    ...(route?.shadowedBy ? [t('menuPage.item.shadowed')] : []),
  ];
  return { ...option, description: parts.filter(Boolean).join(' · '), isDisabled: isChosen };
}
