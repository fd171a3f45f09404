/** The checked modifiers of an image, with normalised order and names. */
export interface Modifiers {
  format: 'webp' | 'avif' | 'jpeg' | 'png';
  /** Whether the response depends on the Accept header. */
  isNegotiated: boolean;
  /** In ipx format: `f_webp,w_640`. */
  canonical: string;
  /** Width in pixels that the original needs for this size; undefined without a size. */
  width: number | undefined;
}

const breakpoints = [320, 640, 768, 1024, 1280, 1536];
const densities = [1, 2];
const avatar = 80;
/** Widths of cards, thumbnails and cart images between the breakpoints. */
const cards = [120, 160, 240, 360, 480, 600, 800, 960];

/** All allowed widths. Without a list, each requested width would be rendered and stored. */
export const widths: readonly number[] = [
  ...new Set([...[...breakpoints, avatar].flatMap((width) => densities.map((density) => width * density)), ...cards]),
].sort((a, b) => a - b);
/** All allowed heights. Product images are 4:5, scenes are wide. */
const heights: readonly number[] = [...new Set(widths.flatMap((width) => [width, (width * 5) / 4, (width * 9) / 16, width / 2]))].map(Math.round);

const isWidth = (text: string): boolean => widths.some((width) => String(width) === text);
const isHeight = (text: string): boolean => heights.some((height) => String(height) === text);

const longNames: Readonly<Record<string, string>> = { f: 'format', w: 'width', h: 'height', s: 'resize', q: 'quality', b: 'background' };

const allowed: Readonly<Record<string, (value: string) => boolean>> = {
  format: (value) => ['webp', 'avif', 'jpeg', 'jpg', 'png', 'auto'].includes(value),
  fit: (value) => ['cover', 'contain', 'fill', 'inside', 'outside'].includes(value),
  width: isWidth,
  height: isHeight,
  resize: (value) => {
    const [width = '', height, ...more] = value.split('x');
    return more.length === 0 && isWidth(width) && (height === undefined || isHeight(height));
  },
  quality: (value) => ['50', '60', '70', '75', '80', '85', '90'].includes(value),
  background: (value) => ['fff', 'ffffff', '000', '000000', 'f5f5f5', 'f7f7f5', '040707'].includes(value.toLowerCase()),
};

/**
 * Parses the modifiers of `/_ipx/<modifiers>/…`.
 * @param accept the browser's Accept header, for `f_auto`
 * @returns undefined for a modifier that is not allowed
 */
export function readModifiers(segment: string, accept: string): Modifiers | undefined {
  const modifiers = new Map<string, string>();
  if (segment !== '_') {
    for (const part of segment.split(/[&,]/)) {
      const [name = '', ...values] = part.split(/[:=_]/);
      const key = longNames[name] ?? name;
      const value = values.join('_');
      if (!Object.hasOwn(allowed, key) || !allowed[key]?.(value) || modifiers.has(key)) return undefined;
      modifiers.set(key, value);
    }
  }
  const wanted = modifiers.get('format');
  const format =
    wanted === undefined
      ? chooseUsualFormat(accept)
      : wanted === 'auto'
        ? chooseBestFormat(accept)
        : wanted === 'jpg'
          ? 'jpeg'
          : (wanted as Modifiers['format']);
  const others = [...modifiers].filter(([key]) => key !== 'format').sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    format,
    isNegotiated: wanted === undefined || wanted === 'auto',
    canonical: [['format', format], ...others].map(([key, value]) => `${key}_${value}`).join(','),
    width: computeNeededWidth(modifiers),
  };
}

/** Returns the largest side. A height also requires that width, because the original may be square. A wider original is only sharper. */
function computeNeededWidth(modifiers: ReadonlyMap<string, string>): number | undefined {
  const sides = [modifiers.get('width'), modifiers.get('height'), ...(modifiers.get('resize')?.split('x') ?? [])].flatMap((side) =>
    side ? [Number(side)] : [],
  );
  return sides.length > 0 ? Math.max(...sides) : undefined;
}

const chooseBestFormat = (accept: string): Modifiers['format'] =>
  /image\/avif(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept) ? 'avif' : /image\/webp/.test(accept) ? 'webp' : 'jpeg';

/** Returns webp, unless the Accept header lists image formats without webp: such a browser retries without `f_webp`. */
const chooseUsualFormat = (accept: string): Modifiers['format'] => (/image\/(?!webp)/.test(accept) && !/image\/webp/.test(accept) ? 'jpeg' : 'webp');
