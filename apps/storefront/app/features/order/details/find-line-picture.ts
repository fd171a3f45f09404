import type { Image } from '@selvedge/server/contract';

/** Shape of generated product images in CSS pixels: an order stores only the address of an image. */
const pictureShape = { width: 1600, height: 2000 };

/** Returns the image of an order line; null if it has none. */
export const findLinePicture = (imageUrl: string): Pick<Image, 'imageUrl' | 'width' | 'height'> | null =>
  imageUrl ? { imageUrl, ...pictureShape } : null;
