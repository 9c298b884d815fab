import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

const ignore = () => undefined;

/** A choice that cannot be changed here, as readable, focusable text with the reason under it (`why`). */
export function LockedField({ value, ...field }: FieldProps & { value: string }) {
  return <TextField {...field} value={value} onChange={ignore} />;
}
