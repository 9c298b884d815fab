import { useMemo, useState } from 'react';
import { cleanLine } from '../../../openapi/formats/text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useText } from '../text/use-text.ts';
import { suggestedWords } from '../values/suggested-words.ts';
import { textOf } from '../values/values.ts';
import { useFilledParameters } from './source-parameters.ts';
import { useTidy } from './use-tidy.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';
import { useWordList, WordList } from './word-list.tsx';

/** One line of text; its usual values, where it has any, are offered. Blanks around what was written, and what nobody sees in it, go when the field is left, as the service keeps it. */
export function TextWidget(props: WidgetProps<'text'>) {
  const { inherits } = props.options;
  return inherits === undefined ? <Line {...props} /> : <Inheriting {...props} inherits={inherits} />;
}

/** A line that shows, while it is empty, the value of the field that counts in its place; one that says the same is as quiet. */
function Inheriting({ inherits, ...props }: WidgetProps<'text'> & { inherits: string }) {
  const wanted = useMemo(() => ({ inherited: inherits }), [inherits]);
  const { inherited } = useFilledParameters(wanted).given;
  const text = inherited === undefined ? undefined : String(inherited);
  return <Line {...props} placeholder={text} isInherited={text !== undefined && text === textOf(props.value)} />;
}

interface LineProps extends WidgetProps<'text'> {
  placeholder?: string | undefined;
  isInherited?: boolean | undefined;
}

function Line({ placeholder, isInherited, ...props }: LineProps) {
  const { id, field, options, value, onChange } = props;
  const { words } = options;
  const text = useText();
  const list = words && `${id}-words`;
  const written = textOf(value);
  // What is being written stays as it is written.
  const [typed, setTyped] = useState<string>();
  const tidying = useTidy(() => {
    const tidy = cleanLine(written).trim();
    if (tidy !== written) onChange(writtenText(field, tidy));
  });
  return (
    <>
      <TextField
        {...controlProps(props)}
        ref={useWordList(list)}
        prefix={options.prefix}
        isMonospace={options.monospace}
        look={options.look}
        isInherited={isInherited}
        placeholder={placeholder}
        value={typed === written ? written : suggestedWords(words, written, text)}
        onChange={(next) => {
          setTyped(next);
          tidying.written();
          onChange(writtenText(field, next));
        }}
        onBlur={() => {
          setTyped(undefined);
          tidying.left();
        }}
      />
      {list && words ? <WordList id={list} words={words} /> : null}
    </>
  );
}
