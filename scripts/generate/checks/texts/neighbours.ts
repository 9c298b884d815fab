import type { DefinitionFile } from '../../definition-file.ts';
import { textsIn } from './placed-texts.ts';

/** Words of Norwegian and Danish that Swedish has not, with what Swedish has. */
const SWEDISH: Readonly<Record<string, string>> = {
  annet: 'annat',
  artikkel: 'artikel',
  beskrivelse: 'beskrivning',
  brukere: 'användare',
  dato: 'datum',
  draktnummer: 'tröjnummer',
  endre: 'ändra',
  endret: 'ändrad',
  endringer: 'ändringar',
  etter: 'efter',
  fjern: 'ta bort',
  flere: 'fler',
  fra: 'från',
  første: 'första',
  gjøre: 'göra',
  hvem: 'vem',
  hver: 'varje',
  hvis: 'om',
  hvor: 'var',
  ikke: 'inte',
  innhold: 'innehåll',
  innstillinger: 'inställningar',
  kampe: 'matcher',
  kamper: 'matcher',
  kunne: 'kunna',
  lagre: 'spara',
  lenke: 'länk',
  lenker: 'länkar',
  mere: 'mer',
  navn: 'namn',
  nettsted: 'webbplats',
  nettstedet: 'webbplatsen',
  noe: 'något',
  noen: 'någon',
  og: 'och',
  opprettet: 'skapad',
  opprett: 'skapa',
  overskrift: 'rubrik',
  rediger: 'redigera',
  rekkefølge: 'ordning',
  skjul: 'dölj',
  skjult: 'dold',
  slett: 'ta bort',
  slettet: 'borttagen',
  spillere: 'spelare',
  søk: 'sök',
  tekst: 'text',
  tittel: 'rubrik',
  uten: 'utan',
  velg: 'välj',
  vises: 'visas',
  være: 'vara',
  åpen: 'öppen',
  åpne: 'öppna',
};

/** Letters of Norwegian and Danish that no Swedish word has. */
const LETTERS = /[æø]/i;

/** Checks that what is to be Swedish is not Norwegian or Danish, as a colleague there would write it. */
export function checkNeighbours(file: DefinitionFile): void {
  for (const { text, place } of textsIn(file.value)) {
    const words = text.sv.match(/\p{L}+/gu) ?? [];
    const word = words.find((one) => Object.hasOwn(SWEDISH, one.toLowerCase()) || LETTERS.test(one));
    // A name has such letters in English, too: *Tromsø*.
    if (word === undefined || (LETTERS.test(word) && text.en.includes(word))) continue;
    const meant = SWEDISH[word.toLowerCase()];
    file.fault(
      [...place, 'sv'],
      `“${word}” is Norwegian or Danish.`,
      meant === undefined ? 'Write it in Swedish.' : `Write “${meant}”, as Swedish has it.`,
    );
  }
}
