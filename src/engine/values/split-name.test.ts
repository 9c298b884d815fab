import { expect, it } from 'vitest';
import { splitName } from './split-name.ts';

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Lovelace, Ada', 'Ada', 'Lovelace'],
  ['Anna  Karin Åberg', 'Anna Karin', 'Åberg'],
  ['Hilma af Klint', 'Hilma', 'af Klint'],
  ['Ludvig van der Berg', 'Ludvig', 'van der Berg'],
  ['Van Persie', 'Van', 'Persie'],
  ['SJÖSTRÖM Åsa', 'Åsa', 'SJÖSTRÖM'],
  ['DE LA CRUZ Juan Pablo', 'Juan Pablo', 'DE LA CRUZ'],
  ['J Svensson', 'J', 'Svensson'],
  ['ÅSA SJÖSTRÖM', 'ÅSA', 'SJÖSTRÖM'],
  ['Pelé', '', 'Pelé'],
  ['Иванов Иван Иванович', 'Иван Иванович', 'Иванов'],
  ['Анна Ивановна Петрова', 'Анна Ивановна', 'Петрова'],
  ['Иван Петрович', 'Иван', 'Петрович'],
])('splits %s', (name, first, last) => expect(splitName(name)).toEqual({ first, last }));
