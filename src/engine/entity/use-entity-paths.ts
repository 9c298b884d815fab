import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Entity } from '../../contract/entity.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { useText } from '../text/use-text.ts';
import { isOnly } from './entity-kinds.ts';
import { useLandingAbove } from './landing-context.ts';
import { filledPath, parametersOf } from './paths.ts';
import { useRowNames } from './row-name.ts';

/** The pages of an entity as the page on screen leads to them, and what its address says of the things there. */
export interface EntityPaths {
  list: string;
  create: string | undefined;
  import: string | undefined;
  /** Parameters of the address that are properties of the things: what is listed and made here has them. */
  given: Readonly<Record<string, string>>;
}

/** Where an entity's pages are, their parameters filled with those of the address on screen. */
export function useEntityPaths(entity: Pick<Entity, 'paths' | 'parameters'>): EntityPaths {
  const parameters = useParams();
  // The router gives another object with every change of the address, as of a filter.
  const said = JSON.stringify(parameters);
  return useMemo(() => {
    const values = JSON.parse(said) as Record<string, string | undefined>;
    const filled = (path: string | undefined) => path && filledPath(path, values);
    const { list, create, import: from } = entity.paths;
    const given = (entity.parameters ?? []).flatMap((name): [string, string][] => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    });
    return {
      list: filledPath(list, values),
      create: filled(create),
      import: filled(from),
      given: Object.fromEntries(given),
    };
  }, [entity, said]);
}

/**
 * The one that an entity's things belong to by the address on screen, as it is read; undefined where they belong to
 * nothing.
 */
export function useReadAbove({ within }: Pick<Entity, 'within'>): UseQueryResult<object> | undefined {
  const parameters = useParams();
  const id = within && parameters[within.parameter];
  const reads = within && id !== undefined ? [within.read(id)] : [];
  const [read] = useQueries({
    queries: reads.map((one) => ({ ...one, structuralSharing: false, staleTime: 60_000 })),
  });
  return read;
}

/**
 * The way to an entity's list: the landing page above it, or the one that its things belong to, with the list of those.
 * None where they belong to nothing.
 */
export function useCrumbsAbove(entity: Entity): readonly Crumb[] {
  const text = useText();
  const name = useRowNames();
  const parameters = useParams();
  const { within } = entity;
  const id = within && parameters[within.parameter];
  const data = useReadAbove(entity)?.data;
  const { list, edit = '' } = entity.paths;
  const landing = useLandingAbove(isOnly(entity) ? edit : list, isOnly(entity) ? list : undefined);
  return useMemo(() => {
    if (landing) return [{ label: landing.title, href: landing.address }];
    if (!within || id === undefined) return [];
    const values = Object.fromEntries(parametersOf(within.paths.edit).map((key) => [key, id]));
    return [
      { label: text(within.labels.many), href: within.paths.list },
      {
        label: name(data, within.title) || text(within.labels.one),
        href: filledPath(within.paths.edit, values),
      },
    ];
  }, [landing, within, id, data, text, name]);
}

/** The way back from an editor: what stands above its list, and the list. */
export function useCrumbs(entity: Entity): readonly Crumb[] {
  const text = useText();
  const above = useCrumbsAbove(entity);
  const { list } = useEntityPaths(entity);
  return useMemo(
    // What there is only one of stands in no list.
    () => (isOnly(entity) ? above : [...above, { label: text(entity.returnTo ?? entity.labels.many), href: list }]),
    [above, text, entity, list],
  );
}
