import { createContext, useContext } from 'react';
import type { Fault, OfferedField, Offers, Vocabulary } from '../protocol.ts';
import { applyStep, type Step } from './definition-steps.ts';
import { isWithin, type JsonObject, type Place, readDefinition } from './json.ts';
import { printDefinition } from './print-definition.ts';
import type { Spot } from './spots.ts';

/** What the parts of the studio share: the definition at work, what may be done to it, and what is selected. */
export interface Studio {
  definition: JsonObject;
  offers: Offers;
  vocabulary: Vocabulary | undefined;
  faults: readonly Fault[];
  language: 'en' | 'sv';
  selected: Spot | undefined;
  select(spot: Spot | undefined): void;
  /** Does a step; steps of the same key, one right after the other, are undone together. */
  step(step: Step, key?: string): void;
}

const Context = createContext<Studio | undefined>(undefined);

/** Gives the studio to what is within. */
export const StudioProvider = Context.Provider;

/** The studio that a part stands in. */
export function useStudio(): Studio {
  const studio = useContext(Context);
  if (!studio) throw new Error('A part of the studio stands outside of it.');
  return studio;
}

/** The text that a definition's text becomes by a step; undefined while it is no JSON. */
export function textAfter(text: string, step: Step): string | undefined {
  const definition = readDefinition(text);
  return definition && printDefinition(applyStep(definition, step));
}

/** What the check says about a place and all that lies in it, in one text; undefined where it says nothing. */
export function faultsAt(faults: readonly Fault[], place: Place): string | undefined {
  const found = faults.filter((fault) => fault.place && isWithin(fault.place, place));
  return found.length === 0 ? undefined : found.map(faultText).join(' ');
}

/** A fault in one sentence or two. */
export const faultText = ({ message, suggestion = '' }: Fault): string => `${message} ${suggestion}`.trim();

/** What the contract has for a field of the form, or of its rows. */
export function offeredField(offers: Offers, field: string, item?: string): OfferedField | undefined {
  const found = offers.fields.find(({ path }) => path === field);
  return item === undefined ? found : found?.items?.find(({ path }) => path === item);
}
