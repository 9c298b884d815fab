import { expect, it } from 'vitest';
import { finderOf } from './game-suggestions.ts';

const teams: (string | null)[][] = [
  ['Frosthamn HC', 'FHC', 'Frosthamns Hockeyklubb'],
  ['Älvnäs IF', null, 'Älvnäs Idrottsförening'],
  ['AIK', null, null],
];
const found = (text: string) => {
  const nameIn = finderOf(text, [{ teams }]);
  return teams.map(nameIn);
};

it('finds a team by any of its names, as the text writes it', () => {
  expect(found('I kväll möter FROSTHAMN HC sina gäster från AIK.')).toEqual(['FROSTHAMN HC', undefined, 'AIK']);
  expect(found('fhc mot alvnas idrottsforening')).toEqual(['fhc', 'alvnas idrottsforening', undefined]);
});

it('finds a name that something belongs to', () => {
  expect(found('AIKs mål, Älvnäs IFs kasse och Frosthamns HC')).toEqual(['Frosthamns HC', 'Älvnäs IFs', 'AIKs']);
});

it('finds the first word of a name that is no short one, but not a part of a word', () => {
  expect(found('Frosthamn vann, Älvnäs förlorade')).toEqual(['Frosthamn', 'Älvnäs', undefined]);
  expect(found('Frosthamnaren och AIKare')).toEqual([undefined, undefined, undefined]);
  expect(found('')).toEqual([undefined, undefined, undefined]);
});

it('goes through the text once, however many games there are', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    teams: [
      [`HK ${index}`, 'HK', `HK HK HK ${index}`],
      [`Lag ${index} HK`, null, `HK HK HK HK HK HK HK ${index}`],
    ],
  }));
  for (const text of ['HK '.repeat(6_600), 'a '.repeat(10_000), 'hks '.repeat(5_000)]) {
    const before = process.cpuUsage();
    const nameIn = finderOf(text, many);
    for (const { teams: two } of many) two.map(nameIn);
    // One name after the other took 4 s.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
  }
});
