import { describe, expect, it } from 'vitest';
import { type CheckedGame, checkFacts } from './check-facts.ts';

const team = (displayName: string, code: string) => ({
  ...{ uuid: code, code, displayName, names: { short: displayName }, score: null, status: null, icon: null },
});
const played: CheckedGame = {
  displayName: 'Frosthamn HC - Älvnäs IF',
  played: true,
  startDateTime: '2026-11-27T18:00:00Z',
  timeToBeDecided: false,
  homeScore: 3,
  awayScore: 1,
  homeTeamInfo: team('Frosthamn HC', 'FRO'),
  awayTeamInfo: team('Älvnäs IF', 'ALV'),
};
const toCome: CheckedGame = { ...played, played: false, homeScore: null, awayScore: null };
const facts = (text: string, ...games: CheckedGame[]) =>
  checkFacts(text, games.length > 0 ? games : [played], 'Europe/Stockholm');
const names = 'Frosthamns derby mot Älvnäs';

describe('the score of a game that was played', () => {
  it('is right wherever it stands, in either order', () => {
    expect(facts(`${names} slutade 3–1 efter 1–1 i paus.`)).toEqual([]);
    expect(facts(`${names}: borta förlorade med 1-3.`)).toEqual([]);
    expect(facts(`${names} var jämnt.`)).toEqual([]);
  });

  it('is wrong where the text has others only: the highest is what it ends with', () => {
    expect(facts(`${names} slutade 4–1 efter 1–1 i paus.`)).toEqual([
      { about: 'score', game: played.displayName, said: '4–1', is: '3–1' },
    ]);
  });

  it('is not sought in the score of another linked game', () => {
    const other = {
      ...played,
      displayName: 'B - C',
      homeScore: 5,
      awayScore: 2,
      homeTeamInfo: null,
      awayTeamInfo: null,
    };
    expect(facts(`${names}, B vann med 5–2.`, played, other)).toEqual([]);
  });
});

describe('the start of a game to come', () => {
  it('is right in the zone of the site', () => {
    expect(facts(`${names} spelas den 27 november kl 19.00.`, toCome)).toEqual([]);
  });

  it('is wrong at another time or on another day', () => {
    expect(facts(`${names} spelas den 28 november kl 18.30.`, toCome)).toEqual([
      { about: 'time', game: toCome.displayName, said: '18:30', is: '19:00' },
      { about: 'date', game: toCome.displayName, said: '11-28', is: '11-27' },
    ]);
  });

  it('is not known while the time is to be decided, and no matter once it was played', () => {
    expect(facts(`${names} kl 18.30`, { ...toCome, timeToBeDecided: true })).toEqual([]);
    expect(facts(`${names} kl 18.30`, played)).toEqual([]);
  });
});

describe('the names of the teams', () => {
  it('are told where a letter is wrong', () => {
    expect(facts('Frosthmans seger mot Älvnäs')).toEqual([
      { about: 'spelling', game: played.displayName, said: 'Frosthmans', is: 'Frosthamn HC' },
    ]);
    expect(facts('Forsthamn mot Älvnäss, 3–1')).toMatchObject([{ said: 'Forsthamn' }]);
  });

  it('must both stand in a whole text, by name or code', () => {
    const whole = 'ord '.repeat(60);
    expect(facts(`Frosthamn vann. ${whole}`)).toEqual([
      { about: 'unnamed', game: played.displayName, is: 'Älvnäs IF' },
    ]);
    expect(facts(`Frosthamn mot ALV. ${whole}`)).toEqual([]);
    expect(facts('Frosthamn vann.')).toEqual([]);
  });
});
