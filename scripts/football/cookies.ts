/** Cookies of one sign-in, by name. Good for one host: what the service sets goes back to it, whatever the path. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  /** Takes in the `Set-Cookie` headers of a reply. */
  store(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (value === '' || attributes.some(isPast)) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  /** The `Cookie` header of the next request. */
  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

function isPast(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=');
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now();
}
