import { useCallback } from 'react';
import type { Entity, Link } from '../../contract/entity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { useText } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import { hasPathAbout, parametersOf, pathAbout } from './paths.ts';
import { useAddOnReason } from './use-read-only-reason.ts';

const NONE: readonly Link[] = [];

/** Whether a link is about one thing; the others lead from the list. */
const isOfOne = ({ path }: Link): boolean => parametersOf(path).length > 0;

/** An entity's links about a thing that has what they need, or without one those of its list; what has no list leads from its only page. */
export function linksOf(entity: Entity, thing: object | undefined): readonly Link[] {
  const { links = NONE, list } = entity;
  if (thing === undefined) return links.filter((link) => !isOfOne(link));
  return links.filter((link) => (list === undefined || isOfOne(link)) && hasPathAbout(entity, link.path, thing));
}

/**
 * The ways from a thing to other pages about it, or without one those from the list; closed ones say why. Nothing where
 * there are none. What is a tab of the editor is no way from it.
 */
export function EntityLinks({ entity, thing }: { entity: Entity; thing?: object | undefined }) {
  const text = useText();
  const whyNot = useAddOnReason();
  const ways = linksOf(entity, thing).filter(({ tab }) => !tab);
  return ways.map(({ label, path, requires }) => {
    const why = whyNot(requires);
    if (why !== undefined) {
      return (
        <Button key={path} mark={`link.${path}`} why={why}>
          {text(label)}
        </Button>
      );
    }
    const href = thing ? pathAbout(entity, path, { id: textAt(thing, entity.id), thing }) : path;
    return (
      <ButtonLink key={path} mark={`link.${path}`} href={href}>
        {text(label)}
      </ButtonLink>
    );
  });
}

/** The same for a row's menu. */
export function useLinkEntries(entity: Entity): (thing: object) => MenuEntry[] {
  const text = useText();
  const whyNot = useAddOnReason();
  return useCallback(
    (thing) =>
      linksOf(entity, thing).map(({ label, path, requires }) => ({
        id: `link.${path}`,
        label: text(label),
        why: whyNot(requires),
        href: pathAbout(entity, path, { id: textAt(thing, entity.id), thing }),
      })),
    [entity, text, whyNot],
  );
}
