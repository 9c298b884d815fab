import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Editor, Node } from '@tiptap/react';
import { ownNode } from './own-node.ts';
import type { NodeWords } from './picture-nodes.ts';

/** What is known of a game whose card stands in a text. */
export interface KnownGame {
  name: string;
  detail: string;
}

type Games = ReadonlyMap<string, KnownGame>;

const key = new PluginKey<Games>('knownGames');

/**
 * The card of a game. The document keeps its id alone; the name comes later and is no part of the text, so it is put on
 * the element from outside and drawn by the style sheet.
 */
export function gameNode(words: NodeWords): Node {
  return ownNode({
    name: 'gameCard',
    attributes: { gameUuid: '' },
    tag: 'div',
    draw: () => [['span', { class: 'sign' }]],
    more: {
      addProseMirrorPlugins: () => [
        new Plugin<Games>({
          key,
          state: {
            init: () => new Map(),
            apply: (transaction, games) => (transaction.getMeta(key) as Games | undefined) ?? games,
          },
          props: {
            decorations: (state) => {
              const found: Decoration[] = [];
              const games = key.getState(state);
              state.doc.descendants((node, at) => {
                if (node.type.name === 'gameCard') {
                  const game = games?.get(String(node.attrs.gameUuid));
                  const name = game?.name ?? words.unknownGame;
                  const shown = {
                    'data-name': name,
                    'data-detail': game?.detail ?? '',
                    'aria-label': name,
                    role: 'img',
                  };
                  found.push(Decoration.node(at, at + node.nodeSize, shown));
                }
                return !node.isTextblock;
              });
              return found.length > 0 ? DecorationSet.create(state.doc, found) : null;
            },
          },
        }),
      ],
    },
  });
}

/** Tells a text what its games are called. */
export function showGames(editor: Editor, games: Games): void {
  if (editor.isDestroyed) return;
  editor.view.dispatch(editor.state.tr.setMeta(key, games).setMeta('addToHistory', false));
}

/** The games whose cards stand in a document. */
export function gamesIn(doc: Editor['state']['doc']): readonly string[] {
  const found = new Set<string>();
  doc.descendants((node) => {
    if (node.type.name === 'gameCard' && node.attrs.gameUuid) found.add(String(node.attrs.gameUuid));
    return !node.isTextblock;
  });
  return [...found];
}
