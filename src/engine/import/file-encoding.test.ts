import { expect, it } from 'vitest';
import { csvProblem } from './csv-problem.ts';
import { bytesOfFile, decoded, ENCODINGS, type Encoding, guessEncoding } from './file-encoding.ts';

/** Bytes of a text in an encoding of one byte a letter. */
function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const letters = decoded(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  const bytes = Array.from(text, (letter) => letters.indexOf(letter));
  if (bytes.includes(-1)) throw new Error(`${encoding} cannot write ${text}`);
  return Uint8Array.from(bytes);
}

const SWEDISH = 'Förnamn;Efternamn\nÅke;Sjöström\nZoé;Öberg\n';

it.each<[Encoding, string]>([
  ['windows-1252', SWEDISH],
  ['windows-1252', 'Name;Land\nJosé;Muñoz\nBjørn;Sæther\nFrançois;Lefèvre\nJürgen;Weiß\n'],
  ['windows-1252', 'Name\nO’Brien\n'],
  ['windows-1252', 'Name;Height\nÅsa;6’2”\nMåns;5’11”\n'],
  ['windows-1252', 'Namn\nMalmö–Lund\n'],
  ['windows-1250', 'First name\nDražen;Hodžić\nTomáš;Pšíklad\nŁukasz;Żów\n'],
  ['windows-1250', 'Name\nJiří;Dvořák\nZdeněk;Kučera\n'],
  ['windows-1250', 'Név\nGergő;Szűcs\n'],
  ['windows-1250', 'Név;Város\nErdős Győző;Győr\nKovács;Székesfehérvár\n'],
  ['windows-1252', 'Nome\nGuimarães;Simões\nCamões\n'],
  ['windows-1252', 'Name;Note\nO’Brien;“ok” – yes\nJones;“no”\n'],
  ['windows-1252', 'Name;Fee\nAnna;10 €\nBo;20 €\n'],
  ['macintosh', 'Name;Fee\nAnna;10 €\nBo;20 €\n'],
  ['windows-1251', 'Имя;Фамилия\nИван;Петров\n'],
  ['windows-1251', 'Name\nАнна Каренина\nЯна\n'],
  ['macintosh', SWEDISH],
  ['macintosh', 'Nom\nHélène;Benoît\nO’Brien;Müller\n'],
  ['macintosh', 'Navn\nSørensen;Bjørn\nÆgir\n'],
])('knows %s by its words: %j', (encoding, text) => {
  expect(guessEncoding(encoded(text, encoding))).toBe(encoding);
});

const wide = (text: string, isBig: boolean, mark = false): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Array.from(mark ? `\uFEFF${text}` : text, (letter) => {
      const [high, low] = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255];
      return isBig ? [high, low] : [low, high];
    }).flat(),
  );

it('knows UTF-16 by its mark, and by its zeros without one', () => {
  for (const text of [SWEDISH, 'Имя;Фамилия\r\nИван;Петров\r\nПётр;Иванов\r\n', 'Name\nŁukasz\n']) {
    for (const mark of [true, false]) {
      expect(guessEncoding(wide(text, false, mark))).toBe('utf-16le');
      expect(guessEncoding(wide(text, true, mark))).toBe('utf-16be');
    }
  }
  expect(decoded(wide('Å', true, true), 'utf-16be')).toBe('Å');
});

it('knows UTF-16 to which half a letter was added', () => {
  const bytes = new Uint8Array([...wide(SWEDISH, false), 10]);
  expect(guessEncoding(bytes)).toBe('utf-16le');
  expect(decoded(bytes, 'utf-16le')).toBe(SWEDISH);
});

it('knows UTF-8, also where a byte of it is broken', () => {
  const bytes = new TextEncoder().encode(`\uFEFF${SWEDISH}`);
  expect(guessEncoding(bytes)).toBe('utf-8');
  expect(guessEncoding(new TextEncoder().encode('Ann'))).toBe('utf-8');
  expect(guessEncoding(new Uint8Array([...bytes, 0xc3]))).toBe('utf-8');
});

it('finds no UTF-16 in what is no text', () => {
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0x21, 0, 0x80, 0xff]);
  expect(decoded(zip, guessEncoding(zip))).toContain('\0');
  expect(ENCODINGS.every((encoding) => decoded(new Uint8Array([0x41, 0x41]), encoding).length > 0)).toBe(true);
});

it('takes a file of single bytes with a NUL or two for no UTF-16', () => {
  for (const text of [
    'a,b\n1\0,2\n',
    'a,b\n1,\x002\n',
    'a;b\nÅ\0;2\n1;\0\0',
    'First name,Last name\nAda\0,Lovelace\n',
  ]) {
    expect(guessEncoding(encoded(text, 'windows-1252'))).not.toMatch(/^utf-16/);
  }
});

it('says that a file is not to be had, and not that it is no CSV', async () => {
  const gone = Object.assign(new Blob(['Name']), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  });
  const told = await bytesOfFile(gone).catch(csvProblem);
  expect(told).toMatchObject({ key: 'unreadable' });
});
