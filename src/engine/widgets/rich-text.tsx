import { isWebAddress } from '../../../openapi/formats/web-address.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { tidyAddress } from '../values/web-address.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** A link's address by the rule for web addresses (specification §5), or one for e-mail; undefined when it is neither. */
export function linkAddress(written: string): string | undefined {
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(written)) return written;
  const address = tidyAddress(written);
  return isWebAddress(address) ? address : undefined;
}

/** Text with emphasis, lists and links: HTML where the contract has a text, the editor's document where it has an object. */
export function RichTextWidget(props: WidgetProps<'rich-text'>) {
  const { id, field, options, value, onChange } = props;
  const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value);
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
