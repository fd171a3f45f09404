import type { Image } from '@selvedge/server/contract';

/** The specification's picture breakpoints, CSS px at density 1. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** The picture as the optimising proxy gives it, as wide as asked for: webp, or what else a browser is offered. */
export const pictureAddress = (image: Pick<Image, 'imageUrl'>, width: number, format: 'webp' | 'avif' = 'webp'): string =>
  `/_ipx/f_${format},w_${width}${pathOf(image.imageUrl)}`;

/** The same without the webp part: what a browser is given when the first one fails to load. */
export const withoutWebp = (address: string): string => address.replace('f_webp,', '');

/** What is shown where a page is shared: jpeg, since not every messenger reads webp. */
export function sharedPicture({ imageUrl, width, height }: Pick<Image, 'imageUrl' | 'width' | 'height'>) {
  const shown = Math.min(1280, width);
  return { address: `/_ipx/f_jpeg,w_1280${pathOf(imageUrl)}`, width: shown, height: Math.round((shown * height) / width) };
}

/** All widths up to the picture's own: nothing is ever blown up. */
export function sourceSet(
  image: Pick<Image, 'imageUrl' | 'width'>,
  widths: readonly number[] = pictureWidths,
  format: 'webp' | 'avif' = 'webp',
): string {
  const fitting = widths.filter((width) => width <= image.width);
  const used = fitting.length > 0 ? fitting : widths.slice(0, 1);
  return used.map((width) => `${pictureAddress(image, width, format)} ${width}w`).join(', ');
}

/** A drawing is its own best form, and a picture elsewhere goes through the proxy by its whole address. */
const pathOf = (imageUrl: string): string => (imageUrl.startsWith('/') ? imageUrl : `/${imageUrl}`);
