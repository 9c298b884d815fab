import type { ReactNode } from 'react';

/** Stands in for the form library's Markdown renderer (vite.config.ts): the texts of form definitions are plain. */
export function Markdown({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
