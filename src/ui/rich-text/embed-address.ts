/** Where something to be shown in a text lies: with whom, and what it is called there. */
export interface EmbedAddress {
  provider: string;
  ref: string;
  url: string;
}

interface Provider {
  /** What people call it. */
  name: string;
  hosts: RegExp;
  /** Paths with what names the thing, the first that fits. */
  paths: readonly RegExp[];
  /** Parameters that name it instead. */
  parameters?: readonly string[];
  /** The address that readers know, where another was given, such as that of a frame. */
  address?(ref: string): string;
}

/** Whose things a text may show (design: provider and id by a table, no call to anyone). */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  youtube: {
    name: 'YouTube',
    hosts: /^((www|m|music)\.)?youtube(-nocookie)?\.com$|^youtu\.be$/,
    paths: [/^\/(?:embed|shorts|live|v)\/([\w-]{11})(?:\/|$)/, /^\/([\w-]{11})$/],
    parameters: ['v'],
    address: (ref) => `https://www.youtube.com/watch?v=${ref}`,
  },
  vimeo: {
    name: 'Vimeo',
    hosts: /^((www|player)\.)?vimeo\.com$/,
    paths: [/^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/|$)/],
    address: (ref) => `https://vimeo.com/${ref}`,
  },
  x: {
    name: 'X',
    hosts: /^((www|mobile)\.)?(x|twitter)\.com$/,
    paths: [/^\/(?:\w+|i\/web)\/status\/(\d{5,25})(?:\/|$)/],
  },
  instagram: {
    name: 'Instagram',
    hosts: /^(www\.)?instagram\.com$/,
    paths: [/^\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]{5,40})(?:\/|$)/],
    address: (ref) => `https://www.instagram.com/p/${ref}`,
  },
  tiktok: {
    name: 'TikTok',
    hosts: /^((www|m|vm|vt)\.)?tiktok\.com$/,
    paths: [/^\/(?:@[\w.-]+\/video|embed\/v2|embed|player\/v1)\/(\d{10,25})(?:\/|$)/, /^\/(\w{6,15})\/?$/],
  },
  facebook: {
    name: 'Facebook',
    hosts: /^((www|m|web)\.)?facebook\.com$|^fb\.watch$/,
    paths: [
      /^\/[\w.-]+\/(?:videos|posts)\/(?:[\w.-]+\/)?(\w{5,100})(?:\/|$)/,
      /^\/(?:reel|share\/[vpr])\/(\w{5,40})(?:\/|$)/,
      /^\/([\w-]{6,20})\/?$/,
    ],
    parameters: ['v', 'story_fbid', 'fbid'],
  },
  spotify: {
    name: 'Spotify',
    hosts: /^open\.spotify\.com$/,
    paths: [/^\/(?:intl-\w+\/)?(?:embed\/)?((?:track|album|playlist|artist|episode|show)\/\w{15,40})(?:\/|$)/],
    address: (ref) => `https://open.spotify.com/${ref}`,
  },
  staylive: {
    name: 'Staylive',
    hosts: /^([\w-]+\.)*staylive\.(tv|se|io|com)$/,
    paths: [/\/([\w-]{3,80})\/?$/],
  },
};

/** What people call a provider; its key where it is unknown here. */
export function providerName(provider: string): string {
  return PROVIDERS[provider]?.name ?? provider;
}

/** The names of all whose things may be shown, for a sentence. */
export const PROVIDER_NAMES: readonly string[] = Object.values(PROVIDERS).map(({ name }) => name);

/** The address inside a frame of Facebook, whose own names only a plugin. */
const framedAddress = (url: URL): string | null =>
  url.pathname.startsWith('/plugins/') ? url.searchParams.get('href') : null;

/**
 * What an address leads to that a text may show; undefined for any other. Only addresses on the web count, with or
 * without their scheme.
 */
export function embedAddress(written: string): EmbedAddress | undefined {
  const whole = /^https?:\/\//i.test(written) ? written : `https://${written.replace(/^\/\//, '')}`;
  if (/\s/.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  const framed = framedAddress(url);
  for (const [provider, { hosts, paths, parameters = [], address }] of Object.entries(PROVIDERS)) {
    if (url.username || !hosts.test(url.hostname)) continue;
    if (framed) return embedAddress(framed);
    const named = parameters.map((name) => url.searchParams.get(name) ?? '').find((ref) => /^[\w-]{5,100}$/.test(ref));
    const ref = named ?? paths.map((path) => path.exec(url.pathname)?.[1]).find((found) => found !== undefined);
    return ref === undefined ? undefined : { provider, ref, url: address?.(ref) ?? plain(url, named !== undefined) };
  }
  return undefined;
}

/** An address without what only follows readers around. */
function plain(url: URL, isNamedByParameter: boolean): string {
  const query = isNamedByParameter ? url.search : '';
  return `https://${url.host}${url.pathname.replace(/\/$/, '')}${query}`;
}
