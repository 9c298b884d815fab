import type { SponsorGroup } from '../../generated/model/sponsorGroup.ts';
import type { SponsorMembership } from '../../generated/model/sponsorMembership.ts';
import { type SponsorTime, sponsorTime } from '../../openapi/formats/sponsor-days.ts';
import { webAddress } from './addresses.ts';
import { fairSizes, type LogoSize, logoBox } from './logo-sizes.ts';

type SponsorStripProps = {
  group: SponsorGroup;
  /** The day (`yyyy-MM-dd`) that the page is made for. */
  day: string;
  /** In which of its names the group is called. */
  lang: string;
  /** Whether sponsors that are not shown on the day stand there struck through, as an editor wants to see. */
  isDraft?: boolean;
};

/** A group of sponsors as visitors see it on a day: nothing where there is none to show. */
export function SponsorStrip({ group, day, lang, isDraft = false }: SponsorStripProps) {
  const all = group.sponsors ?? [];
  const shown = all.filter((one) => isDraft || sponsorTime(one, day) === 'shown');
  if (!(group.visible ?? true) && !isDraft) return null;
  if (shown.length === 0) return null;
  const { size = 'normal', columns = 4, ground = 'site', greyscale = false, showHeading = true } = group;
  const sizes = fairSizes(shown.map(ratioOf));
  // The row is as high as its highest logo, so that no room stands empty above and below wide ones.
  const height = Math.max(...sizes.map((one) => one.height));
  const named = group.names?.find(({ language }) => language === lang)?.translation ?? group.name;
  const look = `s-sponsors-${size} s-sponsors-on-${ground} s-sponsors-of-${columns}`;
  return (
    <section className={`s-sponsors ${look}${greyscale ? ' s-sponsors-grey' : ''}`} aria-label={named}>
      {showHeading && <h2 className="s-sponsors-title">{named}</h2>}
      <ul className="s-sponsors-list">
        {inTheirOrder(shown, group, day).map((one) => (
          <li key={one.sponsorId} className="s-sponsors-one">
            <Sponsor
              of={one}
              box={{ width: logoBox.width, height }}
              size={sizes[shown.indexOf(one)] ?? logoBox}
              time={sponsorTime(one, day)}
              isDraft={isDraft}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SponsorProps = { of: SponsorMembership; box: LogoSize; size: LogoSize; time: SponsorTime; isDraft: boolean };

function Sponsor({ of, box, size, time, isDraft }: SponsorProps) {
  const { sponsor } = of;
  if (!sponsor) return null;
  const address = webAddress(sponsor.clickUrl);
  const isOver = time !== 'shown';
  const logo = sponsor.logoUrl ? (
    <Logo sponsor={sponsor} box={box} size={size} />
  ) : (
    <span className="s-sponsors-name">{sponsor.alt ?? sponsor.name}</span>
  );
  const drawn = isOver ? <s className="s-sponsors-over">{logo}</s> : logo;
  // What is being edited leads nowhere.
  if (!address || isDraft) return drawn;
  const elsewhere = sponsor.openInNewTab ? { target: '_blank' } : {};
  return (
    <a href={address} rel="sponsored noopener" {...elsewhere}>
      {drawn}
    </a>
  );
}

type LogoProps = { sponsor: NonNullable<SponsorMembership['sponsor']>; box: LogoSize; size: LogoSize };

/**
 * The logo in the middle of its box. It is a picture within a drawing, which scales as its column does: so all logos keep
 * the same area at any width without a style of their own.
 */
function Logo({ sponsor, box, size }: LogoProps) {
  const place = { ...size, x: (box.width - size.width) / 2, y: (box.height - size.height) / 2 };
  const { logoUrl, logoDarkUrl } = sponsor;
  return (
    <svg className="s-sponsors-logo" viewBox={`0 0 ${box.width} ${box.height}`} role="img">
      <title>{sponsor.alt ?? sponsor.name}</title>
      <image className={logoDarkUrl ? 's-logo-on-light' : undefined} href={rendered(logoUrl)} {...place} />
      {logoDarkUrl && <image className="s-logo-on-dark" href={rendered(logoDarkUrl)} {...place} />}
    </svg>
  );
}

/** A picture large enough for the widest column on a sharp screen. */
function rendered(address: string | null): string | undefined {
  if (!address) return undefined;
  return `${address}${address.includes('?') ? '&' : '?'}w=480&h=480&fit=max&auto=format`;
}

const ratioOf = ({ sponsor }: SponsorMembership): number =>
  sponsor?.logoWidth && sponsor.logoHeight ? sponsor.logoWidth / sponsor.logoHeight : 3;

/** The sponsors in the order of the group, or in another one each day. */
function inTheirOrder(
  sponsors: readonly SponsorMembership[],
  { order = 'fixed' }: SponsorGroup,
  day: string,
): readonly SponsorMembership[] {
  if (order === 'fixed') return sponsors;
  const places = new Map(sponsors.map(({ sponsorId }) => [sponsorId, drawn(`${day} ${sponsorId}`)] as const));
  return sponsors.toSorted((one, other) => (places.get(one.sponsorId) ?? 0) - (places.get(other.sponsorId) ?? 0));
}

/** A number that a text always draws, and another text hardly ever. */
function drawn(text: string): number {
  let number = 2166136261;
  for (let at = 0; at < text.length; at++) number = Math.imul(number ^ text.charCodeAt(at), 16777619) >>> 0;
  // The last letters would otherwise say most of it.
  return Math.imul(number ^ (number >>> 15), 2246822519) >>> 0;
}
