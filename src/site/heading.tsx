/** The heading of a section, with a link to all of what it shows a part of. */
export function SectionHeading({
  title,
  more,
  address,
}: {
  title: string;
  more?: string;
  address?: string | undefined;
}) {
  return (
    <div className="s-heading">
      <h2>{title}</h2>
      {address && more && (
        <a className="s-more" href={address}>
          {more}
        </a>
      )}
    </div>
  );
}

/** The heading of a page that shows a list. */
export function PageHeading({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <div className="s-page-head">
      <div className="s-wide">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
