import { Switch } from '../../ui/switch.tsx';
import { useWords } from '../words.ts';
import { jsonAt, type Place, textIn } from './json.ts';
import { wordsAt } from './key-order.ts';
import styles from './properties.module.css';
import { TextPair } from './properties.tsx';
import { useStudio } from './studio-context.ts';

/** The question before an action: its label before the things, or words of its own for one thing and for several. */
export function AskEditor({ place }: { place: Place }) {
  const { definition, step } = useStudio();
  const t = useWords();
  const ask: Place = [...place, 'ask'];
  const isOwn = jsonAt(definition, ask) !== undefined;
  const label = (language: 'en' | 'sv'): string => textIn(definition, [...place, 'label', language]);
  const words = { en: `${label('en')} {things}?`, sv: `${label('sv')} {things}?` };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.action.ask')}</legend>
      <Switch
        label={t('studio.action.ownWords')}
        description={wordsAt(ask)}
        value={isOwn}
        onChange={(isOn) =>
          step(isOn ? { kind: 'set', place: ask, value: { one: words, many: words } } : { kind: 'remove', place: ask })
        }
      />
      {isOwn ? (
        <>
          <TextPair place={[...ask, 'one']} label={t('studio.action.ofOne')} />
          <TextPair place={[...ask, 'many']} label={t('studio.action.ofMany')} />
        </>
      ) : null}
    </fieldset>
  );
}

/** What is said after an action, where it has words of its own for it. */
export function ToldEditor({ place }: { place: Place }) {
  const t = useWords();
  const told: Place = [...place, 'told'];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.action.told')}</legend>
      <p className={styles.quiet}>{t('studio.action.toldAbout')}</p>
      <TextPair place={[...told, 'done']} label={t('studio.action.done')} isOptional />
      <TextPair place={[...told, 'failed']} label={t('studio.action.failed')} isOptional />
    </fieldset>
  );
}
