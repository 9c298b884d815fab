import { CleanHtml } from '../clean-html.tsx';
import { PartHeading } from './part-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** A text as it was written. */
export function Text({ section }: SectionProps) {
  return (
    <div className="s-words">
      <PartHeading section={section} />
      {section.items.map(({ id, html }) => (
        <CleanHtml key={id} html={html ?? ''} />
      ))}
    </div>
  );
}
