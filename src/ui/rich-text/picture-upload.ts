import { Fragment } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import type { PageHost, PagePicture } from './page-host.ts';
import { PASTED } from './page-paste.ts';
import { countPicturesIn } from './picture-nodes.ts';

/** What storing pictures needs from the screen. */
export interface UploadScreen {
  store: PageHost['storePicture'];
  /** What the place of a picture says while its file is sent. */
  waiting(name: string): string;
  /** Says why a picture was not stored. */
  tell(why: string): void;
  noLibrary: string;
  /** Why the text holds one picture at most; undefined where it may hold several. */
  whyOnePicture: string | undefined;
}

interface Upload {
  id: number;
  at: number;
  file: File;
  words: Partial<PagePicture>;
}

interface Change {
  add?: readonly Upload[];
  remove?: number;
}

interface Uploads {
  places: DecorationSet;
  /** Those that were not begun with yet. */
  waiting: readonly Upload[];
}

const key = new PluginKey<Uploads>('pictureUploads');
const screens = new WeakMap<Editor, UploadScreen>();
/** So many files are sent at once; the others wait for their turn. */
const AT_ONCE = 3;
let last = 0;
const nextId = (): number => {
  last += 1;
  return last;
};

/** Tells an editor, after each drawing, where its pictures are stored. */
export function setUploadScreen(editor: Editor, screen: UploadScreen): void {
  screens.set(editor, screen);
}

const isPicture = ({ type }: File): boolean => /^image\/(png|jpe?g|gif|webp|avif)$/.test(type);

/** Pictures that are dropped or pasted go into the library; until they are there, their places show how far they are. */
export const PictureUpload = Extension.create({
  name: 'pictureUpload',
  addProseMirrorPlugins() {
    return [uploadPlugin(this.editor)];
  },
});

function uploadPlugin(editor: Editor): Plugin<Uploads> {
  const elements = new Map<number, HTMLElement>();
  return new Plugin<Uploads>({
    key,
    state: {
      init: () => ({ places: DecorationSet.empty, waiting: [] }),
      apply: (transaction, before) => applied(transaction, before, editor, elements),
    },
    appendTransaction: (transactions, _before, state) =>
      transactions.some((one) => one.getMeta('paste')) ? takePasted(state.tr) : null,
    props: {
      decorations: (state) => key.getState(state)?.places,
      handlePaste: (view, event) => {
        const { clipboardData } = event;
        const files = [...(clipboardData?.files ?? [])].filter(isPicture);
        const html = clipboardData?.getData('text/html') ?? '';
        // Word and browsers give words and a picture of them; a picture alone comes with its own element only.
        const isAlone = html.replace(/<[^>]*>/g, '').trim() === '';
        return files.length > 0 && isAlone && begin(view, files, view.state.selection.from);
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])].filter(isPicture);
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        return begin(view, files, place?.pos ?? view.state.doc.content.size);
      },
    },
    view: () => sending(editor, elements),
  });
}

/** Holds places for files, at the end of the block around a place of the text. */
function begin(view: EditorView, files: readonly File[], at: number): true {
  const place = view.state.doc.resolve(at);
  const end = place.depth > 0 ? place.after(1) : at;
  const add = files.map((file): Upload => ({ id: nextId(), at: end, file, words: {} }));
  view.dispatch(view.state.tr.setMeta(key, { add } satisfies Change));
  return true;
}

/** Takes pictures that came with their content out of the text; their places stay. */
function takePasted(tr: Transaction): Transaction | null {
  const found: { at: number; media: string; words: Partial<PagePicture> }[] = [];
  tr.doc.descendants((node, at) => {
    const media: unknown = node.attrs.media;
    if (node.type.name !== 'picture' || typeof media !== 'string' || !media.startsWith(PASTED)) return true;
    const { alt, caption } = node.attrs as PagePicture;
    found.push({ at, media, words: { alt, caption } });
    return false;
  });
  if (found.length === 0) return null;
  for (const { at } of [...found].reverse()) tr.delete(at, at + 1);
  const add = found.map(({ at, media, words }): Upload => {
    const id = nextId();
    return { id, at: tr.mapping.map(at), file: fileOf(media.slice(PASTED.length), id), words };
  });
  return tr.setMeta(key, { add } satisfies Change);
}

function fileOf(address: string, number: number): File {
  const [head = '', content = ''] = address.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png';
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new File([bytes], `picture-${number}.${type.split('/')[1] ?? 'png'}`, { type });
}

function applied(
  transaction: Transaction,
  { places, waiting }: Uploads,
  editor: Editor,
  elements: Map<number, HTMLElement>,
): Uploads {
  const change = transaction.getMeta(key) as Change | undefined;
  const drawn = (at: number, { id, file }: Upload): Decoration =>
    Decoration.widget(at, () => placeholderOf(id, file, editor, elements), { id, side: -1 });
  let next = isReplaced(transaction)
    ? DecorationSet.create(transaction.doc, held(places, waiting, transaction, drawn))
    : places.map(transaction.mapping, transaction.doc);
  const isSame = (spec: { id?: number }): boolean => spec.id === change?.remove;
  if (change?.remove !== undefined) next = next.remove(next.find(undefined, undefined, isSame));
  const added = change?.add ?? [];
  const begun = added.map((upload) => drawn(upload.at, upload));
  if (begun.length > 0) next = next.add(transaction.doc, begun);
  const left = change?.remove === undefined ? waiting : waiting.filter(({ id }) => id !== change.remove);
  return { places: next, waiting: [...left, ...added] };
}

/** Whether the whole text comes from elsewhere, as from a save that took in what somebody else wrote. */
const isReplaced = (transaction: Transaction): boolean => transaction.getMeta('preventUpdate') === true;

/** The places of pictures in a text that took the place of theirs: after as many blocks as before. */
function held(
  places: DecorationSet,
  waiting: readonly Upload[],
  { before, doc }: Transaction,
  drawn: (at: number, upload: Upload) => Decoration,
): Decoration[] {
  return places.find().flatMap(({ from, spec }: Decoration) => {
    const upload = waiting.find(({ id }) => id === (spec as { id?: number }).id);
    if (!upload) return [];
    const blocks = doc.content.content.slice(0, before.resolve(from).index(0));
    return [drawn(Fragment.from(blocks).size, upload)];
  });
}

function placeholderOf(id: number, file: File, editor: Editor, elements: Map<number, HTMLElement>): HTMLElement {
  const known = elements.get(id);
  if (known) return known;
  const place = document.createElement('div');
  place.className = 'upload';
  const bar = document.createElement('progress');
  bar.max = 1;
  const words = screens.get(editor)?.waiting(file.name) ?? file.name;
  bar.setAttribute('aria-label', words);
  place.append(words, bar);
  elements.set(id, place);
  return place;
}

/** Sends the files whose places are held, some at once; what is gone from the text or the page is given up. */
function sending(editor: Editor, elements: Map<number, HTMLElement>) {
  const gone = new AbortController();
  const begun = new Set<number>();
  let running = 0;
  const send = async (upload: Upload): Promise<void> => {
    const screen = screens.get(editor);
    running += 1;
    try {
      if (screen?.whyOnePicture && countPicturesIn(editor.state.doc) + running > 1)
        throw new Error(screen.whyOnePicture);
      if (!screen?.store) throw new Error(screen?.noLibrary);
      const onProgress = (share: number): void => {
        const bar = elements.get(upload.id)?.querySelector('progress');
        if (bar) bar.value = share;
      };
      settle(editor, upload, await screen.store(upload.file, { onProgress, signal: gone.signal }));
    } catch (error) {
      if (gone.signal.aborted) return;
      settle(editor, upload, undefined);
      screen?.tell(error instanceof Error ? error.message : '');
    } finally {
      running -= 1;
      elements.delete(upload.id);
      if (!editor.isDestroyed) update();
    }
  };
  function update(): void {
    for (const upload of key.getState(editor.state)?.waiting ?? []) {
      if (running >= AT_ONCE) return;
      if (begun.has(upload.id)) continue;
      begun.add(upload.id);
      void send(upload);
    }
  }
  return { update, destroy: () => gone.abort() };
}

/** Puts the picture where its place was held, if that is still there. */
function settle(editor: Editor, { id, words }: Upload, picture: PagePicture | undefined): void {
  if (editor.isDestroyed) return;
  const { tr } = editor.state;
  const [place] =
    key.getState(editor.state)?.places.find(undefined, undefined, (spec: { id?: number }) => spec.id === id) ?? [];
  tr.setMeta(key, { remove: id } satisfies Change);
  const node = picture && editor.schema.nodes.picture?.create({ ...picture, ...words });
  if (node && place) tr.insert(place.from, node);
  editor.view.dispatch(tr);
}
