export type { Drawing } from './drawing.ts';
export { findDrawing } from './find-drawing.ts';
export { imageOf, type StoredImage } from './image-of.ts';
export { keepPicture, mostPictureBytes, tooManyBytes } from './keep-picture.ts';
export { saveImages } from './save-images.ts';
export { mediaSource, type MediaHosts } from './media-source.ts';
