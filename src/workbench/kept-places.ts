const keyOf = (name: string): string => `touchline.workbench.${name}`;

function read(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // It is then asked for again the next time.
  }
}

/** The definition that was worked on last. */
export const readLast = (): string | undefined => read('last') ?? undefined;

/** Keeps which definition is worked on. */
export const keepLast = (name: string): void => keep('last', name);

/** How a part of the workbench was left, shown or not. */
export const readFlag = (name: string, usual: boolean): boolean => (read(name) ?? `${usual}`) === 'true';

/** Keeps whether a part of the workbench is shown. */
export const keepFlag = (name: string, isOn: boolean): void => keep(name, `${isOn}`);
