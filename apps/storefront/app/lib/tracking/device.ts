/* The specification's rules, in its order. The server derives each again. */

export function deviceTypeOf(userAgent: string): 'mobile' | 'tablet' | 'desktop' {
  if (/mobile|iphone|android/i.test(userAgent)) return 'mobile';
  return /ipad|tablet/i.test(userAgent) ? 'tablet' : 'desktop';
}

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  // Each also calls itself by the names below it.
  ['Edge', /edg(e|a|ios)?\//i],
  ['Chrome', /(chrome|crios)\//i],
  ['Firefox', /(firefox|fxios)\//i],
  ['Safari', /safari\//i],
  ['IE', /msie |trident\//i],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Windows', /windows/i],
  // Telephones call themselves Linux, or like a Mac.
  ['Android', /android/i],
  ['iOS', /iphone|ipad|ipod/i],
  ['macOS', /mac os|macintosh/i],
  ['Linux', /linux/i],
];

export const browserOf = (userAgent: string): string => named(browsers, userAgent);
export const systemOf = (userAgent: string): string => named(systems, userAgent);

const named = (marks: typeof browsers, userAgent: string): string => marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Other';
