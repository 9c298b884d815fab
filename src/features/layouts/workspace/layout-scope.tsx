import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { heldForms } from '../../../../generated/held-forms.ts';
import type { Section, SectionType } from '../../../../generated/model/index.ts';
import type { Entity, HeldForm } from '../../../contract/entity.ts';

/** A form of what a layout holds, with its definition. */
export interface LoadedForm {
  held: HeldForm;
  entity: Entity;
}

/** The forms of what layouts hold, by the schema of what each is a form of. */
export type LayoutForms = ReadonlyMap<string, LoadedForm>;

/** Fetches every form of what layouts hold; they come in one file. */
export async function loadLayoutForms(): Promise<LayoutForms> {
  const loaded = heldForms.map(async (held) => [held.schema, { held, entity: await held.load() }] as const);
  return new Map(await Promise.all(loaded));
}

/** What all pages of a layout look up. */
export interface LayoutScope {
  types: readonly SectionType[];
  forms: LayoutForms;
}

const Context = createContext<LayoutScope | undefined>(undefined);

/** Provides types and forms to the pages of a layout. */
export function LayoutScopeProvider({ types, forms, children }: LayoutScope & { children: ReactNode }) {
  const scope = useMemo(() => ({ types, forms }), [types, forms]);
  return <Context.Provider value={scope}>{children}</Context.Provider>;
}

/** The types of sections that the site knows, and the forms of what layouts hold. */
export function useLayoutScope(): LayoutScope {
  const scope = useContext(Context);
  if (!scope) throw new Error('A page of a layout stands outside its scope');
  return scope;
}

/** The type of a section; undefined where the service knows none of its name. */
export const typeOf = (
  { types }: Pick<LayoutScope, 'types'>,
  { type }: Pick<Section, 'type'>,
): SectionType | undefined => types.find(({ identifier }) => identifier === type);

/** The form of a type of section; undefined where the console has none. */
export const formOfType = (scope: LayoutScope, type: SectionType | undefined): LoadedForm | undefined =>
  type && scope.forms.get(type.configSchema);

/** The schemas of what every layout holds, whatever its sections are. */
export const SCHEMAS = { section: 'SectionInput', group: 'HeldSectionGroup', settings: 'LayoutSettings' } as const;
/** The schemas of slides, by their kind. */
export const SLIDE_SCHEMAS: Readonly<Record<string, string>> = {
  hero: 'HeroSlide',
  ticketPromo: 'TicketPromoSlide',
  info: 'InfoSlide',
};
