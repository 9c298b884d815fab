import { type Editor, useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp, CaseSensitive, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { TextField } from '../text-field.tsx';
import { changeFinding, endFinding, type Finding, findingOf, replaceAll, replaceOne } from './find.ts';
import styles from './find-bar.module.css';

/** Looks for words in the text and puts others in their place; nothing while nothing is looked for. */
export function FindBar({ editor }: { editor: Editor }) {
  const finding = useEditorState({ editor, selector: ({ editor: now }) => findingOf(now.state) });
  return finding ? <Bar editor={editor} finding={finding} /> : null;
}

function Bar({ editor, finding }: { editor: Editor; finding: Finding }) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [replaced, setReplaced] = useState<number>();
  const box = useRef<HTMLInputElement>(null);
  const { matches, index, query, isCase } = finding;
  const go = (by: -1 | 1): void => changeFinding(editor, { index: index + by });
  const none = matches.length === 0 ? t('pageText.find.nothing') : undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    const isEscape = event.key === 'Escape';
    const isAgain = event.key === 'f' && (event.ctrlKey || event.metaKey);
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (!isEscape && !isAgain && !isEnter) return;
    // Neither the form nor the browser has a part in it.
    event.preventDefault();
    event.stopPropagation();
    if (isEscape) endFinding(editor);
    else if (isAgain) box.current?.select();
    else if (event.target === box.current) go(event.shiftKey ? -1 : 1);
    else replaceOne(editor, words);
  };
  useEffect(() => {
    box.current?.select();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search inside of a form, which would not take another one
    <div role="search" className={styles.bar} aria-label={t('pageText.find.title')} onKeyDown={onKeyDown}>
      <TextField
        ref={box}
        label={t('pageText.find.find')}
        isLabelHidden
        placeholder={t('pageText.find.find')}
        value={query}
        autoFocus
        onChange={(text) => {
          setReplaced(undefined);
          changeFinding(editor, { query: text });
        }}
      />
      <span role="status" className={styles.count}>
        {replaced !== undefined
          ? t('pageText.find.replaced', { count: replaced })
          : query === ''
            ? ''
            : t('pageText.find.place', { place: index + 1, all: matches.length })}
      </span>
      <div className={styles.buttons}>
        <IconButton
          size="sm"
          label={t('pageText.find.previous')}
          icon={<ArrowUp />}
          why={none}
          onPress={() => go(-1)}
        />
        <IconButton size="sm" label={t('pageText.find.next')} icon={<ArrowDown />} why={none} onPress={() => go(1)} />
        <IconButton
          size="sm"
          label={t('pageText.find.case')}
          icon={<CaseSensitive />}
          isPressed={isCase}
          onPress={() => changeFinding(editor, { isCase: !isCase })}
        />
      </div>
      <TextField
        label={t('pageText.find.with')}
        isLabelHidden
        placeholder={t('pageText.find.with')}
        value={words}
        onChange={setWords}
      />
      <div className={styles.buttons}>
        <Button size="md" why={none} onPress={() => replaceOne(editor, words)}>
          {t('pageText.find.replace')}
        </Button>
        <Button size="md" why={none} onPress={() => setReplaced(replaceAll(editor, words))}>
          {t('pageText.find.replaceAll')}
        </Button>
      </div>
      <IconButton size="sm" label={t('pageText.find.close')} icon={<X />} onPress={() => endFinding(editor)} />
    </div>
  );
}
