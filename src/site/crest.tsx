import { pictureAddress } from './addresses.ts';
import { useSite } from './site-context.ts';

/** What stands for a club: its crest by mediaString or as a picture within its address, else its letters on a shield. */
export function Crest({ of, name, size = 96 }: { of: string | null | undefined; name: string; size?: number }) {
  const { pictures } = useSite();
  const picture = of ? pictures[of] : undefined;
  if (picture) {
    return <img {...look} src={pictureAddress(picture, size * 2, 'crest')} alt="" width={size} height={size} />;
  }
  if (of?.startsWith('data:image/')) return <img {...look} src={of} alt="" width={size} height={size} />;
  return (
    <svg className="s-crest" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path className="s-crest-shield" d="M4 3h24v13c0 7-5 11-12 14C9 27 4 23 4 16z" />
      <text className="s-crest-letters" x="16" y="19.5" textAnchor="middle" fontSize="10">
        {lettersOf(name)}
      </text>
    </svg>
  );
}

/** Crests wait for the pictures of the page: they are small and many. */
const look = { className: 's-crest', fetchPriority: 'low' } as const;

/** The first letters of a name: of its first two words, or of its only one. */
function lettersOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const letters = second ? [[...first][0], [...second][0]] : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}
