import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { CellSelection, isInTable } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { EmbedPanel } from './embed-panel.tsx';
import { FactBoxPanel } from './fact-box-panel.tsx';
import { Floating } from './floating.tsx';
import { GalleryPanel } from './gallery-panel.tsx';
import { GamePanel } from './game-panel.tsx';
import { KeptPanel } from './kept-panel.tsx';
import type { PageHost } from './page-host.ts';
import { PicturePanel } from './picture-panel.tsx';
import { TableTools } from './table-tools.tsx';

const PANELS = {
  picture: PicturePanel,
  gallery: GalleryPanel,
  embed: EmbedPanel,
  gameCard: GamePanel,
  keptBlock: KeptPanel,
  factBox: FactBoxPanel,
  table: TableTools,
} as const;

type PanelName = keyof typeof PANELS;

const isPanel = (name: string): name is PanelName => name in PANELS;

interface Found {
  node: Node;
  at: number;
  name: PanelName;
  /** Whether whole cells are selected: only then can they be merged. */
  isCells: boolean;
}

/** The tools of a table show nothing of what is written in it: they are not drawn again with each key. */
function isSamePanel(a: Found | null, b: Found | null): boolean {
  if (a?.name !== b?.name || a?.at !== b?.at || a?.isCells !== b?.isCells) return false;
  return a?.name === 'table' || a?.node === b?.node;
}

/** The node that a panel is open for: the selected one, or the table or box around the cursor. */
function nodeOf(editor: Editor): Found | null {
  const { selection } = editor.state;
  if (!editor.isEditable) return null;
  if (selection instanceof NodeSelection) {
    const { name } = selection.node.type;
    return isPanel(name) ? { node: selection.node, at: selection.from, name, isCells: false } : null;
  }
  const wanted = isInTable(editor.state) ? 'table' : 'factBox';
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === wanted)
      return { node, at: $from.before(depth), name: wanted, isCells: selection instanceof CellSelection };
  }
  return null;
}

/** One sheet for whichever node is selected: none of them has a view of its own (design: React views drop frames). */
export function NodePanel({ editor, host }: { editor: Editor; host: PageHost }) {
  const { t } = useTranslation();
  const found = useEditorState({
    editor,
    selector: ({ editor: now }) => nodeOf(now),
    equalityFn: isSamePanel,
  });
  const at = found?.at ?? 0;
  const rectOf = useCallback((now: Editor) => rectOfNode(now, at), [at]);
  const name = found?.name;
  const Panel = name && PANELS[name];
  const label = name ? t(`pageText.nodes.${name}`) : '';
  const isBar = name === 'table';
  return (
    <>
      <VisuallyHidden>
        <span role="status">{name ? t('pageText.selected', { name: label }) : ''}</span>
      </VisuallyHidden>
      {found && Panel ? (
        <Floating
          key={`${name} ${at}`}
          editor={editor}
          label={label}
          rectOf={rectOf}
          side={isBar || name === 'factBox' ? 'above' : 'below'}
          look={isBar ? 'bar' : 'panel'}
        >
          <Panel editor={editor} node={found.node} at={at} host={host} />
        </Floating>
      ) : null}
    </>
  );
}

function rectOfNode(editor: Editor, at: number): DOMRect | null {
  const element = editor.view.nodeDOM(at);
  return element instanceof Element ? element.getBoundingClientRect() : null;
}
