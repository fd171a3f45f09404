type DeviceType = 'mobile' | 'tablet' | 'desktop';
type Browser = 'Edge' | 'Chrome' | 'Safari' | 'Firefox' | 'IE' | 'Other';
type OperatingSystem = 'Windows' | 'macOS' | 'Android' | 'iOS' | 'Linux' | 'Other';

/** What a browser says it is. */
interface UserAgent {
  deviceType: DeviceType;
  browser: Browser;
  os: OperatingSystem;
}

/**
 * Reads a `User-Agent` by the specification's rules (section 5). In each list the first match counts: browsers name those
 * whose pages they want to be given (Edge says Chrome and Safari too), and Android says Linux.
 */
export const readUserAgent = (text: string): UserAgent => ({
  deviceType: first(deviceTypes, text, 'desktop'),
  browser: first(browsers, text, 'Other'),
  os: first(systems, text, 'Other'),
});

/** An iPad of former years says "Mobile" as well, and an Android tablet differs from a telephone by not saying it. */
const deviceTypes: readonly [RegExp, DeviceType][] = [
  [/ipad|tablet|android(?!.*mobile)/i, 'tablet'],
  [/mobile|iphone|android/i, 'mobile'],
];

const browsers: readonly [RegExp, Browser][] = [
  [/\b(edg|edge|edga|edgios)\//i, 'Edge'],
  // Opera, Samsung's and Yandex's own say Chrome, and are none of the specification's.
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

const first = <Name>(rules: readonly [RegExp, Name][], text: string, otherwise: Name): Name =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
