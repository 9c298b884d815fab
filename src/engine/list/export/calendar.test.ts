import { expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const moment = new Date('2026-11-25T12:30:15.250Z');
const file = (title: string, day = '2027-06-30') => calendarFile([{ id: 's1', day, title }], 'example.test', moment);

it('has an entry for the whole of each day', () => {
  expect(file('Granvik Bygg').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Console//EN',
    'BEGIN:VEVENT',
    'UID:s1@example.test',
    'DTSTAMP:20261125T123015Z',
    'DTSTART;VALUE=DATE:20270630',
    'DTEND;VALUE=DATE:20270701',
    'SUMMARY:Granvik Bygg',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(file('Skottdag', '2028-02-29')).toContain('DTEND;VALUE=DATE:20280301');
});

it('keeps signs that mean something in such files as text', () => {
  expect(file('Rör; Värme, Sanitet\\Bad\nEND:VEVENT')).toContain(
    String.raw`SUMMARY:Rör\; Värme\, Sanitet\\Bad\nEND:VEVENT`,
  );
});

it('keeps each kind of line break within its text', () => {
  expect(file('a\rATTACH:x\r\nb\nc')).toContain(String.raw`SUMMARY:a\nATTACH:x\nb\nc`);
});

it('breaks long lines between letters, none of them longer than 75 bytes', () => {
  const title = 'Å'.repeat(100);
  const lines = file(title).split('\r\n');
  const sizes = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
