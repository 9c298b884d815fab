import { type Completion, type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete';
import { json, jsonLanguage } from '@codemirror/lang-json';
import type { Extension, Text } from '@codemirror/state';
import { hoverTooltip, type Tooltip } from '@codemirror/view';
import {
  type CompletionItem,
  getLanguageService,
  InsertTextFormat,
  type MarkupContent as Markup,
  MarkupContent,
  TextDocument,
} from 'vscode-json-languageservice';
import printedSchema from '../../../generated/forms.schema.json';

const SCHEMA = 'touchline:forms.schema.json';

// What a definition itself names as its schema is the printed one, wherever it says that it lies.
const service = getLanguageService({ workspaceContext: { resolveRelativePath: () => SCHEMA } });
service.configure({ validate: false, schemas: [{ uri: SCHEMA, fileMatch: ['*'], schema: printedSchema }] });

/** JSON that is completed and explained by the printed schema of the form language; what is wrong in it the check says. */
export function languageOf(): Extension {
  return [json(), jsonLanguage.data.of({ autocomplete: complete }), hoverTooltip(explain)];
}

const documentOf = (text: Text): TextDocument => TextDocument.create('file:///form.json', 'json', 1, text.toString());

async function complete({ state, pos }: CompletionContext): Promise<CompletionResult | null> {
  const document = documentOf(state.doc);
  const found = await service.doComplete(document, document.positionAt(pos), service.parseJSONDocument(document));
  const [first] = found?.items ?? [];
  if (!found || !first?.textEdit || !('range' in first.textEdit)) return null;
  const { range } = first.textEdit;
  const from = document.offsetAt(range.start);
  // What stands behind the cursor is replaced, and does not keep others from being offered.
  const typed = unquoted(state.sliceDoc(from, pos)).toLowerCase();
  const items = found.items.filter(({ label }) => unquoted(label).toLowerCase().includes(typed));
  return { from, to: document.offsetAt(range.end), options: items.map(optionOf), filter: false };
}

const unquoted = (text: string): string => text.replaceAll('"', '');

function optionOf(item: CompletionItem): Completion {
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  const explained = wordsOf(item.documentation);
  return {
    label: unquoted(item.label),
    ...(explained !== '' && { info: explained }),
    apply: item.insertTextFormat === InsertTextFormat.Snippet ? snippet(snippetOf(text)) : text,
  };
}

/** A snippet as CodeMirror writes them, with braces around each place; the last place, 0, bears no number. */
const snippetOf = (text: string): string =>
  text.replaceAll(/\$(\d)/g, (_, place: string) => `$\{${place === '0' ? '' : place}}`);

async function explain({ state }: { state: { doc: Text } }, pos: number): Promise<Tooltip | null> {
  const document = documentOf(state.doc);
  const found = await service.doHover(document, document.positionAt(pos), service.parseJSONDocument(document));
  const contents = found ? [found.contents].flat() : [];
  const words = contents.map((one) => plain(typeof one === 'string' ? one : one.value)).join('\n');
  if (!found?.range || words === '') return null;
  return {
    pos: document.offsetAt(found.range.start),
    end: document.offsetAt(found.range.end),
    create: () => {
      const dom = globalThis.document.createElement('div');
      dom.textContent = words;
      return { dom };
    },
  };
}

/** Markdown's escapes taken away: nothing else of it stands in the schema's words. */
const plain = (text: string): string => text.replaceAll(/\\([^\w\s])/g, '$1');

const wordsOf = (given: string | Markup | undefined): string =>
  given === undefined ? '' : MarkupContent.is(given) ? given.value : given;
