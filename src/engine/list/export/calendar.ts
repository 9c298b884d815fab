/** A day of a list's row, and what it is the day of. */
export interface CalendarDay {
  id: string;
  /** yyyy-MM-dd. */
  day: string;
  title: string;
}

/**
 * A calendar file (RFC 5545) with an entry for the whole of each day. The ids make a file that is read again change its
 * entries instead of doubling them; `moment` is when it was made.
 */
export function calendarFile(days: readonly CalendarDay[], domain: string, moment: Date): string {
  const stamp = `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const entries = days.flatMap(({ id, day, title }) => [
    'BEGIN:VEVENT',
    `UID:${id}@${domain}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(day)}`,
    `DTEND;VALUE=DATE:${plain(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Touchline//Console//EN', ...entries, 'END:VCALENDAR'];
  return lines.flatMap(folded).join('\r\n').concat('\r\n');
}

const plain = (day: string): string => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, String.raw`\n`);
}

/** A line has at most 75 bytes; what is longer goes on in lines that begin with a blank. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 75) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part];
}
