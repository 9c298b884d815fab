const COLOURS = ['1c5ba5', '712a7a', '12734a', 'b3261e'];

/** A drawn picture, by its place among four. */
export function samplePicture(place: number): string {
  const colour = COLOURS[place % COLOURS.length];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#${colour}" d="M0 0h160v90H0z"/><circle cx="${40 + 25 * (place % 4)}" cy="40" r="24" fill="#fff" opacity=".7"/></svg>`,
  )}`;
}

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 ? { content } : {}) });
const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] });
const cell = (type: string, words: string) => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph(text(words))],
});
const row = (type: string, ...words: string[]) => ({ type: 'tableRow', content: words.map((one) => cell(type, one)) });
const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] });
const picture = (place: number, alt: string | null) => ({
  media: samplePicture(place),
  alt,
  caption: 'The captain after the second goal.',
  credit: 'Karin Westgård',
});

/** An article with one of everything that a text may have, and a part that this console does not know. */
export const sampleArticle = {
  type: 'doc',
  content: [
    paragraph(text('Älvnäs led for a long time. Then the arena woke up.')),
    paragraph(
      text('Isak Göransson evened the score at 48.12', { type: 'bold' }),
      text(' with his eleventh of the season, and two minutes later Åke Östman was left alone in front of the '),
      text('goal', { type: 'link', attrs: { href: 'https://example.com/goal' } }),
      text('.'),
    ),
    { type: 'gameCard', attrs: { gameUuid: 'qa98unlbd6' } },
    heading(2, 'Six minutes'),
    { type: 'picture', attrs: picture(0, null) },
    { type: 'blockquote', content: [paragraph(text('“We never stopped believing,” said the captain.'))] },
    heading(3, 'The numbers'),
    {
      type: 'table',
      content: [
        row('tableHeader', 'Team', 'Shots', 'Saves'),
        row('tableCell', 'Frosthamn HC', '31', '24'),
        row('tableCell', 'Älvnäs IF', '26', '27'),
      ],
    },
    { type: 'bulletList', content: [item('Two goals in power play'), item('Seven penalties')] },
    {
      type: 'embed',
      attrs: {
        provider: 'youtube',
        ref: 'dQw4w9WgXcQ',
        url: 'https://youtu.be/dQw4w9WgXcQ',
        title: 'All six goals',
        thumbnail: null,
      },
    },
    {
      type: 'factBox',
      attrs: { title: 'Next games' },
      content: [paragraph(text('Friday: Isdalen, away.')), paragraph(text('Sunday: Tallkulla, at home.'))],
    },
    { type: 'gallery', attrs: { pictures: [picture(1, 'The stand'), picture(2, 'The goal'), picture(3, 'The team')] } },
    { type: 'poll', attrs: { question: 'Who was best?' } },
    paragraph(text('More on Friday.')),
  ],
};
