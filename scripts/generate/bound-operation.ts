import type { Contract, Operation, Parameter } from './contract.ts';
import { idOf, type WrittenOperation } from './definition.ts';

/** An operation of the contract as a definition uses it: `fixed` are values that its parameters always have, by their names. */
export interface BoundOperation extends Operation {
  fixed: Readonly<Record<string, string | number | boolean>>;
}

/** A written operation, found in the contract; undefined when it is not there. */
export function bound(contract: Contract, written: WrittenOperation | undefined): BoundOperation | undefined {
  const operation = written === undefined ? undefined : contract.operations.get(idOf(written));
  if (!operation) return undefined;
  return { ...operation, fixed: (typeof written === 'object' && written.parameters) || {} };
}

/** The parameters that have no fixed value. */
export function openParameters({ parameters, fixed }: BoundOperation): Parameter[] {
  return parameters.filter(({ name }) => !Object.hasOwn(fixed, name));
}

/** The open parameters that name a thing: those of the address, or those that the query needs where the address names none. */
export function namingParameters(operation: BoundOperation): Parameter[] {
  const open = openParameters(operation);
  const inPath = open.filter((parameter) => parameter.in === 'path');
  return inPath.length > 0 ? inPath : open.filter(({ required }) => required);
}

/** The parameter by which a thing is deleted although something refers to it. */
export const EVEN_IN_USE = 'evenInUse';

/** Whether an operation refuses to delete what something refers to until it is told so. */
export const refusesInUse = (remove: BoundOperation | undefined): boolean =>
  remove !== undefined && openParameters(remove).some(({ name }) => name === EVEN_IN_USE);
