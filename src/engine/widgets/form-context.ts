import { createContext, useContext, useMemo } from 'react';
import type { FieldDefinition } from '../../contract/entity.ts';
import type { Maker, Source } from '../../contract/source.ts';
import type { Text } from '../../contract/text.ts';
import type { UploadAddress } from '../../contract/upload-address.ts';
import { isValues, valueAt } from '../values/values.ts';
import type { FormValues } from './form-values.ts';

/** What the fields of one form share: where relations take their choices from, and why a field is locked, if it is. */
export interface FormScope {
  sources: Readonly<Record<string, Source>>;
  /** Operations by which a thing is made of its name in place. */
  makers?: Readonly<Record<string, Maker>> | undefined;
  /** Operations that give an address for a file. */
  uploads?: Readonly<Record<string, UploadAddress>> | undefined;
  whyLocked(field: FieldDefinition): string | undefined;
  /** What the form holds. Left out where a field stands alone. */
  values?: FormValues;
  /** What tidies the fields that were written in, before a save. Left out where a field stands alone. */
  tidiers?: Set<() => void>;
}

const Context = createContext<FormScope | undefined>(undefined);

/** The words that every field of a form needs: looked up once for all of them. */
export interface FormWords {
  text(text: Text): string;
  /** Why a field in a locked row is locked. */
  lockedRow: string;
  /** What the ids of the form's controls begin with, before their paths. */
  idPrefix: string;
}

const Words = createContext<FormWords | undefined>(undefined);

/** Provides the words to the fields of a form. */
export const FormWordsProvider = Words.Provider;

/** The words of the form that a field stands in. */
export function useFormWords(): FormWords {
  const words = useContext(Words);
  if (!words) throw new Error('A field stands outside a form');
  return words;
}

/** Provides the scope to the fields of a form. */
export const FormScopeProvider = Context.Provider;

/** The scope of the form that a field stands in. */
export function useFormScope(): FormScope {
  const scope = useContext(Context);
  if (!scope) throw new Error('A field stands outside a form');
  return scope;
}

const RowPath = createContext('');

/** Says which row the fields inside stand in, by its dotted path in the body. */
export const RowPathProvider = RowPath.Provider;

/** What a field stands in: the row of a list, or the form itself. */
export interface Surroundings {
  subscribe(listener: () => void): () => void;
  /** What it holds now; undefined where a field stands alone. */
  read(): object | undefined;
}

/** What the field that asks stands in: conditions and parameters of a row's field are about the same row. */
export function useSurroundings(): Surroundings {
  const { values } = useFormScope();
  const path = useContext(RowPath);
  return useMemo(
    () => ({
      subscribe: values?.subscribe ?? never,
      read: () => {
        const held = values?.get();
        const row = held && path !== '' ? valueAt(held, path) : held;
        return isValues(row) ? row : undefined;
      },
    }),
    [values, path],
  );
}

const never = (): (() => void) => () => undefined;

/** What tidies the fields of the form that one stands in, before a save; undefined where a field stands alone. */
export function useTidiers(): Set<() => void> | undefined {
  return useContext(Context)?.tidiers;
}

/** The source that a relation names; generation has checked that it exists. */
export function useNamedSource(name: string): Source {
  const source = useFormScope().sources[name];
  if (!source) throw new Error(`The form has no source ${name}`);
  return source;
}
