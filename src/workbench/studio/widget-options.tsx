import { useWords } from '../words.ts';
import { isJsonObject, type Json, jsonAt, objectIn, type Place, textIn } from './json.ts';
import { quoted } from './key-order.ts';
import { wordsOf } from './new-parts.ts';
import styles from './properties.module.css';
import {
  FlagProperty,
  JsonProperty,
  NumberProperty,
  PickProperty,
  TextPair,
  TextProperty,
  WordsProperty,
} from './properties.tsx';
import { useStudio } from './studio-context.ts';

/** Props of {@link WidgetOptions}. */
export interface WidgetOptionsProps {
  widget: string;
  /** Place of the options. */
  place: Place;
  /** The properties of what the field holds, or of each of its entries. */
  parts: readonly string[];
}

/** The options of a widget, drawn from their schema. */
export function WidgetOptions({ widget, place, parts }: WidgetOptionsProps) {
  const { vocabulary } = useStudio();
  const t = useWords();
  const schema = vocabulary?.widgets[widget]?.options as Json | undefined;
  const options = Object.entries(objectIn(schema, ['properties']));
  const required = jsonAt(schema, ['required']);
  const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name);
  if (options.length === 0) return null;
  const drawn = options.map(([name, one]) => (
    <WidgetOption
      key={`${widget} ${name}`}
      place={[...place, name]}
      label={isRequired(name) ? t('studio.widget.needed', { option: wordsOf(name) }) : wordsOf(name)}
      {...{ schema: one, holder: place, isRequired: isRequired(name), parts }}
    />
  ));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.widget.options')}</legend>
      {drawn}
    </fieldset>
  );
}

interface OptionProps {
  schema: Json;
  place: Place;
  /** Place of all options of the widget. */
  holder: Place;
  label: string;
  isRequired: boolean;
  parts: readonly string[];
}

function WidgetOption({ schema, place, holder, label, isRequired, parts }: OptionProps) {
  const t = useWords();
  const names = useNames(textIn(schema, ['names']), holder, parts);
  const description = quoted(textIn(schema, ['description']));
  const props = { place, label, description };
  const none = isRequired ? undefined : t('studio.widget.leftOut');
  const values = jsonAt(schema, ['enum']);
  if (names) return <PickProperty {...props} options={names} none={none} />;
  if (Array.isArray(values)) return <PickProperty {...props} options={values.map(String)} none={none} />;
  switch (textIn(schema, ['type'])) {
    case 'boolean':
      return <FlagProperty {...props} />;
    case 'integer':
    case 'number':
      return <NumberProperty {...props} />;
    case 'string':
      return <TextProperty {...props} />;
    case 'array':
      return textIn(schema, ['items', 'type']) === 'string' ? (
        <WordsProperty {...props} />
      ) : (
        <JsonProperty {...props} />
      );
    default: {
      const isText = isJsonObject(jsonAt(schema, ['properties', 'en']));
      return isText ? <TextPair {...props} isOptional={!isRequired} /> : <JsonProperty {...props} />;
    }
  }
}

/** The names that an option can have, by what it names (`names` in forms/widgets.json); undefined where they are not known here. */
function useNames(named: string, holder: Place, parts: readonly string[]): readonly string[] | undefined {
  const { definition, offers, vocabulary } = useStudio();
  switch (named) {
    case 'list-operation':
      return vocabulary?.sources.map(({ id }) => id);
    case 'choice-property': {
      const source = textIn(definition, [...holder, 'source']);
      return vocabulary?.sources.find(({ id }) => id === source)?.parts;
    }
    case 'item-property':
    case 'media-property':
      return parts;
    case 'edited-property':
      return offers.fields.map(({ path }) => path);
    default:
      return undefined;
  }
}
