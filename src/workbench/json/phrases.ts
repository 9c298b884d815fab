import { EditorState, type Extension } from '@codemirror/state';
import type { TFunction } from 'i18next';

/** The words of the editor itself, of its search and its folds, by those that it would say in English. */
export function phrasesOf(t: TFunction): Extension {
  return EditorState.phrases.of({
    Find: t('studio.json.phrases.find'),
    Replace: t('studio.json.phrases.replace'),
    next: t('studio.json.phrases.next'),
    previous: t('studio.json.phrases.previous'),
    all: t('studio.json.phrases.all'),
    'match case': t('studio.json.phrases.matchCase'),
    regexp: t('studio.json.phrases.regexp'),
    'by word': t('studio.json.phrases.byWord'),
    replace: t('studio.json.phrases.replaceOne'),
    'replace all': t('studio.json.phrases.replaceAll'),
    close: t('studio.json.phrases.close'),
    'Go to line': t('studio.json.phrases.goToLine'),
    go: t('studio.json.phrases.go'),
    'current match': t('studio.json.phrases.currentMatch'),
    'on line': t('studio.json.phrases.onLine'),
    'replaced match on line $': t('studio.json.phrases.replacedOne'),
    'replaced $ matches': t('studio.json.phrases.replacedAll'),
    'Fold line': t('studio.json.phrases.foldLine'),
    'Unfold line': t('studio.json.phrases.unfoldLine'),
    'folded code': t('studio.json.phrases.folded'),
    unfold: t('studio.json.phrases.unfold'),
    'Folded lines': t('studio.json.phrases.foldedLines'),
    'Unfolded lines': t('studio.json.phrases.unfoldedLines'),
    to: t('studio.json.phrases.to'),
    Completions: t('studio.json.phrases.completions'),
    Diagnostics: t('studio.json.phrases.diagnostics'),
    'No diagnostics': t('studio.json.phrases.noDiagnostics'),
    'Selection deleted': t('studio.json.phrases.deleted'),
    'Control character': t('studio.json.phrases.control'),
  });
}
