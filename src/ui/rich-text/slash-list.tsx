import { type Editor, posToDOMRect, useEditorState } from '@tiptap/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Floating } from './floating.tsx';
import type { Insertion } from './insertions.tsx';
import styles from './slash-list.module.css';
import { chooseLine, type SlashScreen, slashMenuOf } from './slash-menu.ts';

/** Props of {@link SlashList}. */
export interface SlashListProps {
  editor: Editor;
  screen: SlashScreen;
  /** The lines for what was written behind the slash. */
  linesOf(query: string): readonly Insertion[];
}

/** The lines of the open slash menu. The focus stays in the text, which says by `aria-activedescendant` which line is marked. */
export function SlashList({ editor, screen, linesOf }: SlashListProps) {
  const { t } = useTranslation();
  const menu = useEditorState({ editor, selector: ({ editor: now }) => slashMenuOf(now.state) });
  const at = menu?.at ?? 0;
  const rectOf = useCallback((now: Editor) => rectAt(now, at), [at]);
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu) marked.current?.scrollIntoView({ block: 'nearest' });
  }, [menu]);
  const lines = menu ? linesOf(menu.query) : [];
  const name = (line: Insertion | undefined): string => (line ? t(`pageText.insert.${line.id}`) : '');
  return (
    <>
      {/* Chosen by arrow keys, so heard: how many lines there are, and which one is marked. */}
      <VisuallyHidden>
        <span role="status">
          {menu ? t('pageText.slash.news', { count: lines.length, name: name(lines[menu.index]) }) : ''}
        </span>
      </VisuallyHidden>
      {menu ? (
        <Floating editor={editor} label={t('pageText.slash.title')} rectOf={rectOf} side="below" look="list">
          <div role="listbox" id={screen.listId} aria-label={t('pageText.slash.title')} tabIndex={-1}>
            {lines.map((line, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's, which keeps the focus
              <div
                key={line.id}
                id={`${screen.listId}-${index}`}
                ref={index === menu.index ? marked : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={index === menu.index}
                aria-disabled={line.why ? true : undefined}
                className={styles.line}
                // The text keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (!line.why) chooseLine(editor.view, menu, index, screen);
                }}
              >
                {line.icon}
                <span className={styles.name}>
                  {name(line)}
                  {line.why ? <small className={styles.why}>{line.why}</small> : null}
                </span>
                {line.markdown ? <span className={styles.markdown}>{line.markdown}</span> : null}
              </div>
            ))}
          </div>
        </Floating>
      ) : null}
    </>
  );
}

/** Where a place of the text is on the screen; null where the page is not drawn. */
export function rectAt(editor: Editor, at: number): DOMRect | null {
  try {
    return posToDOMRect(editor.view, at, at);
  } catch {
    return null;
  }
}
