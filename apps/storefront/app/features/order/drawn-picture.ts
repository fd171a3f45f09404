import type { Image } from '@selvedge/server/contract';

/** Drawn pictures have this shape, CSS px: an order keeps the address of its picture only. */
const pictureShape = { width: 1600, height: 2000 };

/** The picture of something bought; null where it has none. */
export const drawnPicture = (imageUrl: string): Pick<Image, 'imageUrl' | 'width' | 'height'> | null =>
  imageUrl ? { imageUrl, ...pictureShape } : null;
