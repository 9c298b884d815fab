import { isInTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import {
  GalleryHorizontalEnd,
  Heading2,
  Heading3,
  Image,
  List,
  ListOrdered,
  MessageSquareQuote,
  Minus,
  Quote,
  SquarePlay,
  Table2,
  Trophy,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { insertBlock } from './insert-block.ts';
import type { PagePart } from './page-host.ts';
import { countPicturesIn } from './picture-nodes.ts';
import { newTable } from './table-nodes.ts';

/** What is asked before something can be inserted. */
export type Asked = 'embed' | 'game';

/** What inserting needs from the screen around the text. */
export interface InsertionScreen {
  ask(what: Asked): void;
  /** Undefined where there is no library. */
  choosePictures: ((isSeveral: boolean) => void) | undefined;
  hasGames: boolean;
  /** Why the text holds one picture at most; undefined where it may hold several. */
  whyOnePicture: string | undefined;
}

/** A line of the slash menu; its words stand in `pageText.insert`. */
export interface Insertion {
  id: string;
  part?: PagePart;
  icon: ReactNode;
  /** What Markdown writes for it. */
  markdown?: string;
  /** Why it cannot be inserted now, as a sentence. */
  why?: string | undefined;
  run(editor: Editor, screen: InsertionScreen): void;
}

const on = (editor: Editor) => editor.chain().focus();

const INSERTIONS: readonly Insertion[] = [
  {
    id: 'heading2',
    icon: <Heading2 />,
    markdown: '##',
    run: (editor) => on(editor).setNode('heading', { level: 2 }).run(),
  },
  {
    id: 'heading3',
    icon: <Heading3 />,
    markdown: '###',
    run: (editor) => on(editor).setNode('heading', { level: 3 }).run(),
  },
  { id: 'bulletList', icon: <List />, markdown: '-', run: (editor) => on(editor).toggleBulletList().run() },
  { id: 'orderedList', icon: <ListOrdered />, markdown: '1.', run: (editor) => on(editor).toggleOrderedList().run() },
  { id: 'blockquote', icon: <Quote />, markdown: '>', run: (editor) => on(editor).toggleBlockquote().run() },
  {
    id: 'picture',
    part: 'picture',
    icon: <Image />,
    run: (_editor, { choosePictures }) => choosePictures?.(false),
  },
  {
    id: 'gallery',
    part: 'gallery',
    icon: <GalleryHorizontalEnd />,
    run: (_editor, { choosePictures }) => choosePictures?.(true),
  },
  { id: 'table', part: 'table', icon: <Table2 />, run: (editor) => insertBlock(editor, newTable()) },
  { id: 'embed', part: 'embed', icon: <SquarePlay />, run: (_editor, { ask }) => ask('embed') },
  { id: 'game', part: 'game', icon: <Trophy />, run: (_editor, { ask }) => ask('game') },
  {
    id: 'factbox',
    part: 'factbox',
    icon: <MessageSquareQuote />,
    run: (editor) => insertBlock(editor, { type: 'factBox', content: [{ type: 'paragraph' }] }),
  },
  { id: 'rule', icon: <Minus />, markdown: '---', run: (editor) => insertBlock(editor, { type: 'horizontalRule' }) },
];

/** Parts that stand in no cell and in no box: the page that readers see has no place for them there. */
const OUTSIDE_ONLY: readonly string[] = ['table', 'gallery', 'game', 'factbox'];

/** What can be inserted where the cursor is; what the site may not have says why. */
export function insertionsAt(
  editor: Editor,
  parts: readonly PagePart[],
  screen: InsertionScreen,
): readonly Insertion[] {
  const isFull = countPicturesIn(editor.state.doc) > 0;
  const isInside = isInTable(editor.state) || editor.isActive('factBox');
  return INSERTIONS.filter(({ id, part }) => {
    if (part && !parts.includes(part)) return false;
    if ((part === 'picture' || part === 'gallery') && !screen.choosePictures) return false;
    if (part === 'game' && !screen.hasGames) return false;
    return !(isInside && OUTSIDE_ONLY.includes(id));
  }).map((line) => {
    const isClosed = line.part === 'gallery' || (line.part === 'picture' && isFull);
    return isClosed && screen.whyOnePicture ? { ...line, why: screen.whyOnePicture } : line;
  });
}
