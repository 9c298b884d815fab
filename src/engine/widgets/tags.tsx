import { TagsField } from '../../ui/tags-field.tsx';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** Several words, each a tag. */
export function TagsWidget(props: WidgetProps<'tags'>) {
  const { options, value, onChange } = props;
  const words = Array.isArray(value) ? value.map(textOf).filter((word) => word !== '') : [];
  return <TagsField {...controlProps(props)} suggestions={options.suggestions} value={words} onChange={onChange} />;
}
