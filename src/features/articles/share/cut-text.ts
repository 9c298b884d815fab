/** A text as somebody cuts it who shows so many letters: after a whole word, with an ellipsis where something is left out. */
export function cutText(text: string, letters: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const characters = [...whole];
  if (characters.length <= letters) return whole;
  const shown = characters.slice(0, letters - 1).join('');
  const end = characters[letters - 1] === ' ' ? shown.length : shown.lastIndexOf(' ');
  // A word that is longer than half of what is shown is cut itself.
  return `${(end > letters / 2 ? shown.slice(0, end) : shown).replace(/[\s,;:–-]+$/, '')}…`;
}
