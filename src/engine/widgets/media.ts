/** One social medium: what it is called, where it lives, and what its account names may look like. */
interface Medium {
  name: string;
  hosts: readonly string[];
}

/** The media that the console knows; others are taken as they are written. */
const MEDIA: Readonly<Record<string, Medium>> = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  twitter: { name: 'Twitter', hosts: ['twitter.com', 'x.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  snapchat: { name: 'Snapchat', hosts: ['snapchat.com'] },
  threads: { name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  twitch: { name: 'Twitch', hosts: ['twitch.tv'] },
};

/** The keys of the media that the console knows. */
export const KNOWN_MEDIA: readonly string[] = Object.keys(MEDIA);

/** What a medium is called: by its own name where it is known, otherwise its key with a capital. */
export function mediumName(key: string): string {
  return MEDIA[key]?.name ?? key.charAt(0).toUpperCase() + key.slice(1);
}

/** Where the accounts of a known medium live, first the address it goes by. */
export function mediumHost(key: string): string | undefined {
  return MEDIA[key]?.hosts[0];
}

/**
 * The pattern of an account: a name, an @name, or an address; of a known medium, an address of its own. An empty text
 * passes. The widgets' table (forms/widgets.json) holds the same patterns for the known media; a test compares them.
 */
export function accountPattern(key: string): string {
  const hosts = MEDIA[key]?.hosts.map((host) => host.replaceAll('.', '\\.')).join('|');
  const host = hosts ? `([a-z0-9-]+\\.)*(${hosts})` : '([a-zA-Z0-9-]+\\.)+[a-zA-Z]{2,}';
  return `^$|^@?[\\p{L}\\p{N}._-]{1,100}$|^([hH][tT][tT][pP][sS]?://)?${host}/\\S+$`;
}

/** Whether an account is written as an address rather than as a name. */
export function isAddress(account: string): boolean {
  return account.includes('/');
}
