/** What is served at an address: the console's document for its pages, which are no files; anything else as it is. */
export function documentFor(address: string): string {
  const [path = ''] = address.split('?');
  const isPage = /^\/manage(?:\/|$)/.test(path) && !/\.\w+$/.test(path);
  return isPage ? '/manage/adopted.html' : address;
}
