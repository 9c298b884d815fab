import { type AnyExtension, type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { Maximize2, Minimize2, TextSearch } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Group } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { Field, type FieldControl, type FieldProps } from '../field.tsx';
import { IconButton } from '../icon-button.tsx';
import { type TextValue, textAttributes, useTextEditor } from '../rich-text-editor.ts';
import type { CheckAddress } from '../rich-text-link.tsx';
import { ShownSelection } from '../rich-text-selection.ts';
import { RichTextToolbar } from '../rich-text-toolbar.tsx';
import { toast } from '../toast-queue.ts';
import { AskedPanel } from './asked-panel.tsx';
import { DocumentEnds } from './document-ends.ts';
import { beginFinding, endFinding, Find, findingOf } from './find.ts';
import { FindBar } from './find-bar.tsx';
import { foldedWords } from './folded-words.ts';
import { gamesIn, type KnownGame, showGames } from './game-node.ts';
import { insertBlock } from './insert-block.ts';
import { InsertMenu } from './insert-menu.tsx';
import { type Asked, type InsertionScreen, insertionsAt } from './insertions.tsx';
import { NodePanel } from './node-panel.tsx';
import { PageFoot } from './page-foot.tsx';
import type { PageHost, PagePart } from './page-host.ts';
import nodeStyles from './page-nodes.module.css';
import { articleExtensions, articleSchema } from './page-schema.ts';
import styles from './page-text.module.css';
import { PanelKeys } from './panel-keys.ts';
import { cleaning, pasteAddress } from './paste-handling.ts';
import { PictureUpload, setUploadScreen } from './picture-upload.ts';
import { Placeholder, setPlaceholder } from './placeholder.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SlashList } from './slash-list.tsx';
import { SlashMenuKeys, type SlashScreen, setSlashScreen } from './slash-menu.ts';
import { editableDocument, rememberStored, storedDocument } from './stored-document.ts';
import { languageAttributes } from './text-direction.ts';
import { useFullScreen } from './use-full-screen.ts';

/** Props of {@link PageText}. */
export interface PageTextProps extends FieldProps {
  id: string;
  /** The editor's document; null when there is none. */
  value: object | null;
  onChange: (value: object | null) => void;
  /** What may stand in it beside text. What else is stored stays, as closed blocks. */
  parts: readonly PagePart[];
  host: PageHost;
  checkAddress: CheckAddress;
  /** What is known of the games whose cards stand in the text. */
  games: ReadonlyMap<string, KnownGame>;
  /** The language of the text, in two letters. */
  language?: string | undefined;
  /** Is told which games stand in it. */
  onGames: (gameUuids: readonly string[]) => void;
}

/** A text as readers get it, written in place: with tables, pictures, games and what else its page may show. */
export function PageText(props: PageTextProps) {
  return (
    <Field {...props} isGroup>
      {(field) => <Writing {...props} field={field} />}
    </Field>
  );
}

const RULES = [
  'bold',
  'italic',
  'strike',
  'code',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
];

/** Nothing is one empty paragraph; an empty table is something already. */
const hold = ({ state: { doc } }: Editor): TextValue =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2
    ? null
    : storedDocument(doc);

function Writing(props: PageTextProps & { field: FieldControl }) {
  const { field, host, games, onGames } = props;
  const { t } = useTranslation();
  const [isActive, setActive] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { editor, screen, slash, linesOf } = useArticleEditor(props, setAsked);
  const surface = useRef<HTMLDivElement>(null);
  const full = useFullScreen(surface, editor);
  const isFinding = useEditorState({ editor, selector: ({ editor: now }) => findingOf(now.state) !== null });
  const ids = useEditorState({ editor, selector: ({ editor: now }) => gamesIn(now.state.doc).join(' ') });
  useEffect(() => {
    onGames(ids ? ids.split(' ') : []);
  }, [ids, onGames]);
  useEffect(() => showGames(editor, games), [editor, games]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Gone to another window, or into a dialog: the place in the text stays.
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    setActive(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus is; everything in it that can be used is a control
    <div
      ref={surface}
      className={styles.surface}
      data-full={full.isFull || undefined}
      data-invalid={field.isInvalid || undefined}
      data-locked={field.isLocked || undefined}
      onFocus={() => setActive(true)}
      onBlur={onBlur}
      onKeyDown={full.onKeyDown}
    >
      {field.isLocked ? null : (
        <div className={styles.head}>
          <RichTextToolbar
            editor={editor}
            label={props.label}
            controls={field.id}
            hasHeadings
            checkAddress={props.checkAddress}
          >
            <Group className={styles.tools ?? ''}>
              <InsertMenu editor={editor} parts={props.parts} screen={screen} />
              <IconButton
                size="sm"
                label={t('pageText.find.title')}
                icon={<TextSearch />}
                isPressed={isFinding}
                onPress={() => (isFinding ? endFinding(editor) : beginFinding(editor))}
              />
              <IconButton
                size="sm"
                label={t(full.isFull ? 'pageText.full.leave' : 'pageText.full.enter')}
                icon={full.isFull ? <Minimize2 /> : <Maximize2 />}
                isPressed={full.isFull}
                onPress={full.toggle}
              />
            </Group>
          </RichTextToolbar>
          <FindBar editor={editor} />
        </div>
      )}
      <div className={styles.page}>
        <EditorContent editor={editor} className={classNames(styles.content, nodeStyles.nodes)} />
        {isActive && !field.isLocked ? (
          <>
            <SlashList editor={editor} screen={slash} linesOf={linesOf} />
            {asked ? (
              <AskedPanel editor={editor} asked={asked} host={host} onClose={() => setAsked(null)} />
            ) : (
              <>
                <NodePanel editor={editor} host={host} />
                {isFinding ? null : <SelectionBar editor={editor} checkAddress={props.checkAddress} />}
              </>
            )}
          </>
        ) : null}
      </div>
      <PageFoot editor={editor} />
    </div>
  );
}

/** The editor of an article, with the menu that a slash opens. */
function useArticleEditor(props: PageTextProps & { field: FieldControl }, ask: (what: Asked) => void) {
  const { field, parts, host, value, onChange } = props;
  const { t } = useTranslation();
  const listId = useId();
  const [extensions] = useState<readonly AnyExtension[]>(() => {
    const words = {
      noAlt: t('pageText.noAlt'),
      unknownGame: t('pageText.unknownGame'),
      kept: t('pageText.kept'),
      untitled: t('pageText.factbox.untitled'),
      emptyGallery: t('pageText.gallery.empty'),
    };
    const uploads = parts.includes('picture') ? [PictureUpload] : [];
    return [
      ...articleExtensions(parts, host, words),
      ShownSelection,
      DocumentEnds,
      PanelKeys,
      SlashMenuKeys,
      Placeholder,
      Find,
      ...uploads,
    ];
  });
  const [schema] = useState(() => articleSchema(extensions));
  const reading = useMemo(
    () => ({
      read: (stored: TextValue) => editableDocument(stored, schema),
      onRead: (now: Editor, stored: TextValue) => rememberStored(now.state.doc, stored),
      clean: cleaning(parts, t),
      more: { handlePaste: pasteAddress(parts) },
    }),
    [schema, parts, t],
  );
  const editor = useTextEditor({
    extensions,
    value,
    onChange: (next) => onChange(typeof next === 'string' ? null : next),
    read: reading.read,
    onRead: reading.onRead,
    hold,
    isEditable: !field.isLocked,
    rules: RULES,
    attributes: { ...textAttributes(field, props), ...languageAttributes(props.language) },
    clean: reading.clean,
    more: reading.more,
  });
  const choose = host.choosePictures;
  const screen: InsertionScreen = {
    ask,
    hasGames: host.GameChoice !== undefined,
    whyOnePicture: host.whyOnePicture,
    choosePictures:
      choose &&
      ((isSeveral) =>
        void insertPictures(editor, choose, t(`pageText.nodes.${isSeveral ? 'gallery' : 'picture'}`), isSeveral)),
  };
  const linesOf = (query: string) => {
    const wanted = foldedWords(query);
    return insertionsAt(editor, parts, screen).filter(({ id, markdown }) =>
      foldedWords(`${t(`pageText.insert.${id}`)} ${t(`pageText.found.${id}`)} ${markdown ?? ''}`).includes(wanted),
    );
  };
  const slash: SlashScreen = {
    listId,
    count: (query) => linesOf(query).length,
    isOpen: (index, query) => linesOf(query)[index]?.why === undefined,
    choose: (index, query) => linesOf(query)[index]?.run(editor, screen),
  };
  useEffect(() => {
    setSlashScreen(editor, slash);
    setUploadScreen(editor, {
      store: host.storePicture,
      waiting: (name) => t('pageText.upload.waiting', { name }),
      tell: (why) => toast('error', why),
      noLibrary: t('pageText.noLibrary'),
      whyOnePicture: host.whyOnePicture,
    });
    setPlaceholder(editor, t('pageText.placeholder'));
  });
  return { editor, screen, slash, linesOf };
}

type Choose = NonNullable<PageHost['choosePictures']>;

async function insertPictures(editor: Editor, choose: Choose, title: string, isSeveral: boolean): Promise<void> {
  const pictures = await choose(title, isSeveral);
  if (editor.isDestroyed) return;
  const [first] = pictures;
  if (!first) editor.commands.focus();
  else if (isSeveral) insertBlock(editor, { type: 'gallery', attrs: { pictures } });
  else insertBlock(editor, { type: 'picture', attrs: { ...first } });
}
