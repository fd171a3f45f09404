import type { Image } from '@selvedge/server/contract';

/** The specification's image breakpoints in CSS px at density 1. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** Returns the address of an image at the optimising proxy in a given width and format. */
export const buildPictureAddress = (image: Pick<Image, 'imageUrl'>, width: number, format: 'webp' | 'avif' = 'webp'): string =>
  `/_ipx/f_${format},w_${width}${getPath(image.imageUrl)}`;

/** Returns the address without the webp part, used if the first one fails to load. */
export const buildJpegAddress = (address: string): string => address.replace('f_webp,', '');

/** Returns the image for sharing as jpeg, since not every messenger supports webp. */
export function buildSharedPicture({ imageUrl, width, height }: Pick<Image, 'imageUrl' | 'width' | 'height'>) {
  const shown = Math.min(1280, width);
  return { address: `/_ipx/f_jpeg,w_1280${getPath(imageUrl)}`, width: shown, height: Math.round((shown * height) / width) };
}

/** Returns all widths up to the image's own, so that it is never enlarged. */
export function buildSourceSet(
  image: Pick<Image, 'imageUrl' | 'width'>,
  widths: readonly number[] = pictureWidths,
  format: 'webp' | 'avif' = 'webp',
): string {
  const fitting = widths.filter((width) => width <= image.width);
  const used = fitting.length > 0 ? fitting : widths.slice(0, 1);
  return used.map((width) => `${buildPictureAddress(image, width, format)} ${width}w`).join(', ');
}

/** SVG drawings are not converted. An image on another host is passed to the proxy with its full address. */
const getPath = (imageUrl: string): string => (imageUrl.startsWith('/') ? imageUrl : `/${imageUrl}`);
