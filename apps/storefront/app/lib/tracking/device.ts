/* The specification's rules in its order. The server applies them again. */

export function getDeviceType(userAgent: string): 'mobile' | 'tablet' | 'desktop' {
  if (/mobile|iphone|android/i.test(userAgent)) return 'mobile';
  return /ipad|tablet/i.test(userAgent) ? 'tablet' : 'desktop';
}

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  // Each browser also contains the names below it.
  ['Edge', /edg(e|a|ios)?\//i],
  ['Chrome', /(chrome|crios)\//i],
  ['Firefox', /(firefox|fxios)\//i],
  ['Safari', /safari\//i],
  ['IE', /msie |trident\//i],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Windows', /windows/i],
  // Phones also contain Linux or Mac.
  ['Android', /android/i],
  ['iOS', /iphone|ipad|ipod/i],
  ['macOS', /mac os|macintosh/i],
  ['Linux', /linux/i],
];

export const getBrowserName = (userAgent: string): string => findName(browsers, userAgent);
export const getSystemName = (userAgent: string): string => findName(systems, userAgent);

const findName = (marks: typeof browsers, userAgent: string): string => marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Other';
