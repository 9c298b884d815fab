import { isDark } from './theme.ts';

/** A colour that somebody chose, behind what it stands in. It is a drawing, since pages have no styles of their own. */
export function Ground({ colour }: { colour: string | null | undefined }) {
  if (!colour) return null;
  return (
    <svg className="s-ground" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

/** The class of what stands on such a colour: its letters are light or dark, whatever the visitor has. */
export function grounded(name: string, colour: string | null | undefined): string {
  if (!colour) return name;
  return `${name} s-grounded ${isDark(colour) ? 's-grounded-dark' : 's-grounded-light'}`;
}
