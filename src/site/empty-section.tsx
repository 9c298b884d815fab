import { useSite } from './site-context.ts';

/** A section with nothing to show, and why. */
export function EmptySection({ reason }: { reason?: string }) {
  const { words } = useSite();
  return <p className="s-empty">{reason ?? words.emptyList}</p>;
}
