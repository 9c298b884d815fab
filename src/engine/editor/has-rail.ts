import type { Entity } from '../../contract/entity.ts';

/** From so many sections on a form is more than one sees at once. */
const MANY = 3;

/** Whether a table of contents leads through an editor's form. Says the same of a form whatever stands in it: nothing jumps. */
export const hasRail = ({ form }: Entity): boolean => form.sections.length >= MANY;
