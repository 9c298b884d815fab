import { RichText } from '../../ui/rich-text.tsx';
import { linkAddress } from './link-address.ts';
import { PageTextPart } from './page-text-part.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** Text with emphasis, lists and links: HTML where the contract has a text, the editor's document where it has an object. Older blocks become one by the first change. */
export function RichTextWidget(props: WidgetProps<'rich-text'>) {
  const { id, field, options, value, onChange } = props;
  const isDocument = typeof value === 'object' && value !== null;
  if (options.nodes && typeof value !== 'string') return <PageTextPart {...props} />;
  return (
    <RichText
      {...controlProps(props)}
      id={id}
      kind={field.shape || isDocument ? 'document' : 'html'}
      value={isDocument || typeof value === 'string' ? value : null}
      onChange={(next) => onChange(next ?? field.empty)}
      hasHeadings={options.headings}
      checkAddress={linkAddress}
    />
  );
}
