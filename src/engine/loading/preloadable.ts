import { type ComponentType, createElement, lazy, useState } from 'react';
import { retryImport } from './retry-import.ts';

/** A part of a form whose code comes with the first form that shows it; a form without dates carries no calendar. */
export interface Preloadable {
  isFetched(): boolean;
  /** Never fails: what could not be fetched is fetched insistently once its place is on screen. */
  fetch(): Promise<void>;
}

/** A component that is drawn at once where its code has come, and suspends where it has not. */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Preloadable {
  let fetched: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const Later: ComponentType<Props> = lazy(async () => ({ default: await retryImport(load) }));
  function Part(props: Props) {
    // Another component in its place would lose what the first one holds.
    const [Drawn] = useState(() => fetched ?? Later);
    return createElement(Drawn, props);
  }
  const fetch = async (): Promise<void> => {
    coming ??= load().then(
      (found) => {
        fetched = found;
      },
      () => {
        coming = undefined;
      },
    );
    await coming;
  };
  return Object.assign(Part, { isFetched: () => fetched !== undefined, fetch });
}
