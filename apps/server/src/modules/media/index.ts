export type { Drawing } from './drawing.ts';
export { findDrawing } from './find-drawing.ts';
export { findPictureSize } from './find-picture-size.ts';
export { selectImage, type StoredImage } from './select-image.ts';
export { storePicture, mostPictureBytes, createTooManyBytes } from './store-picture.ts';
export { saveImages } from './save-images.ts';
export { findStoredImages } from './find-stored-images.ts';
export { hasOnlyPlaceholders, importedPrefix, placeholderPrefix } from './placeholder-images.ts';
export { parseMediaSource, type MediaHosts } from './media-source.ts';
