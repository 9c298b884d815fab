import type { Section, SectionGroup, SectionType } from '../../../../generated/model/index.ts';
import type { Entity } from '../../../contract/entity.ts';
import type { Values } from '../../../engine/values/values.ts';
import type { Slide } from './slides.ts';

/** A new section of a type, with the title that the specification gives it (§3) and the config that its form starts with. */
export function newSection(type: SectionType, form: Entity | undefined, id: string): Section {
  return {
    id,
    sectionGroupId: '',
    type: type.identifier,
    title: type.defaultTitle,
    showTitle: true,
    visible: true,
    visibleFrom: null,
    visibleUntil: null,
    hiddenOn: [],
    span: 1,
    sortOrder: 0,
    config: structuredClone<Values>(form?.form.initial ?? {}),
    createdAt: null,
    updatedAt: null,
  };
}

/** A new group, with a name in the user's language. */
export function newGroup(name: string, id: string): SectionGroup {
  return { id, name, area: 'main', columns: 1, visible: true, sortOrder: 0, sections: [] };
}

/** A new slide, as its form starts, with what it begins with beside that. */
export function newSlide(form: Entity, id: string, start: Values): Slide {
  return { ...structuredClone(form.form.initial), ...start, id };
}
