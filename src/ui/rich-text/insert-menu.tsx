import type { Editor } from '@tiptap/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { Menu } from '../menu.tsx';
import { type InsertionScreen, insertionsAt } from './insertions.tsx';
import type { PagePart } from './page-host.ts';

/** Props of {@link InsertMenu}. */
export interface InsertMenuProps {
  editor: Editor;
  parts: readonly PagePart[];
  screen: InsertionScreen;
}

/** The lines of the slash menu behind a button, for anyone who does not know the slash. */
export function InsertMenu({ editor, parts, screen }: InsertMenuProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const lines = anchor ? insertionsAt(editor, parts, screen).filter(({ part, id }) => part || id === 'rule') : [];
  return (
    <>
      <IconButton
        ref={button}
        size="sm"
        label={t('pageText.insertMenu')}
        icon={<Plus />}
        isExpanded={anchor !== null}
        onPress={() => setAnchor(button.current)}
      />
      {anchor ? (
        <Menu
          label={t('pageText.insertMenu')}
          anchor={anchor}
          entries={lines.map((line) => ({
            id: line.id,
            label: t(`pageText.insert.${line.id}`),
            icon: line.icon,
            why: line.why,
            // The menu gives the focus back to its button as it goes; what is inserted takes it after that.
            onAction: () => requestAnimationFrame(() => line.run(editor, screen)),
          }))}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  );
}
