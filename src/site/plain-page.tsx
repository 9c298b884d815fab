import { EmptySection } from './empty-section.tsx';
import { PageHeading } from './heading.tsx';
import { useSite } from './site-context.ts';

/** A page that has nothing but its title until its layout is made. */
export function PlainPage({ title }: { title: string }) {
  const { words } = useSite();
  return (
    <>
      <PageHeading title={title} />
      <div className="s-wide s-section">
        <EmptySection reason={words.emptyPage} />
      </div>
    </>
  );
}
