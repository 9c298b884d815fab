import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmbedForm } from './embed-panel.tsx';
import { Floating } from './floating.tsx';
import { insertBlock } from './insert-block.ts';
import type { Asked } from './insertions.tsx';
import type { PageHost } from './page-host.ts';
import { rectAt } from './slash-list.tsx';

/** Props of {@link AskedPanel}. */
export interface AskedPanelProps {
  editor: Editor;
  asked: Asked;
  host: PageHost;
  onClose(): void;
}

/** Asks beside the cursor for what is to be inserted there: an address, or a game. */
export function AskedPanel({ editor, asked, host, onClose }: AskedPanelProps) {
  const { t } = useTranslation();
  const { GameChoice } = host;
  const rectOf = useCallback((now: Editor) => rectAt(now, now.state.selection.head), []);
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
    // Anyone who goes back to the text does not want it any more.
    const end = (): void => close.current();
    editor.on('focus', end);
    return () => {
      editor.off('focus', end);
    };
  }, [editor]);
  const insert = (type: string, attrs: Record<string, unknown>): void => {
    insertBlock(editor, { type, attrs });
    onClose();
  };
  return (
    <Floating editor={editor} label={t(`pageText.insert.${asked}`)} rectOf={rectOf} side="below" look="panel">
      <div ref={box}>
        {asked === 'embed' ? (
          <EmbedForm
            start=""
            action={t('pageText.embed.insert')}
            onDone={(found) => insert('embed', { ...found, title: null, thumbnail: null })}
          />
        ) : null}
        {asked === 'game' && GameChoice ? (
          <GameChoice label={t('pageText.game.choose')} onChoose={(gameUuid) => insert('gameCard', { gameUuid })} />
        ) : null}
      </div>
    </Floating>
  );
}
