import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { TextField } from '../text-field.tsx';
import { setAttributes } from './insert-block.ts';

/** Props of {@link PanelField}. */
export interface PanelFieldProps {
  editor: Editor;
  /** The node whose attribute it writes, and where it stands. */
  at: number;
  node: Node;
  name: string;
  label: string;
  description?: string | undefined;
}

/** One text of the selected node. */
export function PanelField({ editor, at, node, name, label, description }: PanelFieldProps) {
  const value: unknown = node.attrs[name];
  return (
    <TextField
      label={label}
      value={typeof value === 'string' ? value : ''}
      description={description}
      onChange={(text) => setAttributes(editor, at, { [name]: text === '' ? null : text })}
    />
  );
}
