/** Tells whether an address names its language. */
export function hasPrefix(pathname: string, languages: readonly { code: string }[]): boolean {
  const [, first = ''] = pathname.split('/');
  return languages.some(({ code }) => code === first.toLowerCase());
}
