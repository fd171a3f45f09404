import type { Image } from '@selvedge/server/contract';

/** The specification's picture breakpoints, CSS px at density 1. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** The picture as the optimising proxy gives it: webp, as wide as asked for. */
export const pictureAddress = (image: Pick<Image, 'imageUrl'>, width: number): string => `/_ipx/f_webp,w_${width}${pathOf(image.imageUrl)}`;

/** The same without the webp part: what a browser is given when the first one fails to load. */
export const withoutWebp = (address: string): string => address.replace('f_webp,', '');

/** All widths up to the picture's own: nothing is ever blown up. */
export function sourceSet(image: Pick<Image, 'imageUrl' | 'width'>, widths: readonly number[] = pictureWidths): string {
  const fitting = widths.filter((width) => width <= image.width);
  const used = fitting.length > 0 ? fitting : widths.slice(0, 1);
  return used.map((width) => `${pictureAddress(image, width)} ${width}w`).join(', ');
}

/** A drawing is its own best form, and a picture elsewhere goes through the proxy by its whole address. */
const pathOf = (imageUrl: string): string => (imageUrl.startsWith('/') ? imageUrl : `/${imageUrl}`);
