import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import type { PageHost } from './page-host.ts';

/** A node that a panel is about, and where it stands. */
export interface PanelNode {
  editor: Editor;
  node: Node;
  at: number;
  host: PageHost;
}
