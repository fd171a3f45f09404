type DeviceType = 'mobile' | 'tablet' | 'desktop';
type Browser = 'Edge' | 'Chrome' | 'Safari' | 'Firefox' | 'IE' | 'Other';
type OperatingSystem = 'Windows' | 'macOS' | 'Android' | 'iOS' | 'Linux' | 'Other';

/** Details of the device from a `User-Agent` header. */
interface UserAgent {
  deviceType: DeviceType;
  browser: Browser;
  os: OperatingSystem;
}

/**
 * Parses a `User-Agent` header by the specification's rules (section 5). The first match of each list counts, because headers also contain other
 * names: Edge sends Chrome and Safari, and Android sends Linux.
 */
export const readUserAgent = (text: string): UserAgent => ({
  deviceType: findFirst(deviceTypes, text, 'desktop'),
  browser: findFirst(browsers, text, 'Other'),
  os: findFirst(systems, text, 'Other'),
});

/** Older iPads also send "Mobile". The header of an Android tablet differs from a phone's only because "Mobile" is missing. */
const deviceTypes: readonly [RegExp, DeviceType][] = [
  [/ipad|tablet|android(?!.*mobile)/i, 'tablet'],
  [/mobile|iphone|android/i, 'mobile'],
];

const browsers: readonly [RegExp, Browser][] = [
  [/\b(edg|edge|edga|edgios)\//i, 'Edge'],
  // These browsers also send "Chrome", but the specification does not list them.
  [/\b(opr|opera|opt|samsungbrowser|yabrowser|vivaldi|ucbrowser)\b/i, 'Other'],
  [/\b(firefox|fxios)\//i, 'Firefox'],
  [/\b(chrome|chromium|crios)\//i, 'Chrome'],
  [/\bversion\/[\d.]+.*\bsafari\//i, 'Safari'],
  [/\bmsie |\btrident\//i, 'IE'],
];

const systems: readonly [RegExp, OperatingSystem][] = [
  [/\b(iphone|ipad|ipod)\b/i, 'iOS'],
  [/\bandroid\b/i, 'Android'],
  [/\bwindows\b/i, 'Windows'],
  [/\b(macintosh|mac os x|macos)\b/i, 'macOS'],
  [/\b(linux|x11|cros)\b/i, 'Linux'],
];

const findFirst = <Name>(rules: readonly [RegExp, Name][], text: string, otherwise: Name): Name =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
