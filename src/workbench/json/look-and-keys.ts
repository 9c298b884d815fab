import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { TFunction } from 'i18next';

/** How the editor looks and which keys it takes, it has no undo of its own. */
export function lookAndKeys(label: string, t: TFunction): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    drawSelection(),
    highlightActiveLine(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion(),
    search({ top: true }),
    syntaxHighlighting(colours),
    look,
    EditorView.contentAttributes.of({
      'aria-label': label,
      tabindex: '0',
      'aria-description': t('studio.json.keys'),
    }),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
  ];
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent-ink)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.bool, tags.null, tags.number], color: 'var(--info)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--ink-2)' },
]);

const panel = {
  color: 'var(--ink)',
  backgroundColor: 'var(--raised)',
  border: '1px solid var(--line)',
};

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: 'var(--t-sm)' },
  '&.cm-focused': { outline: '2px solid var(--accent-ink)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px' },
  '.cm-content': { padding: 'var(--s-2) 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { color: 'var(--ink-3)', backgroundColor: 'var(--canvas)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--brand-soft)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--pressed)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-soft)' },
  '.cm-foldPlaceholder': { ...panel, padding: '0 var(--s-1)' },
  '.cm-panels': { ...panel, border: 'none' },
  '.cm-tooltip': { ...panel, borderRadius: '6px', maxWidth: '480px' },
  '.cm-tooltip-hover': { padding: 'var(--s-2) var(--s-3)', fontSize: 'var(--t-sm)', whiteSpace: 'pre-wrap' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--on-brand)',
    backgroundColor: 'var(--brand-strong)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
});
