export type { Drawing } from './drawing.ts';
export { findDrawing } from './find-drawing.ts';
export { imagesById, type StoredImage } from './images-by-id.ts';
export { saveImages } from './save-images.ts';
export { mediaSource, publicMediaAddress, type MediaHosts } from './media-source.ts';
