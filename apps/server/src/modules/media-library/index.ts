/** The media library: pictures and videos with the records that use them. */
export { listLibrary } from './list-library.ts';
export { listSharedPictures } from './list-shared-pictures.ts';
export { listUses } from './list-uses.ts';
export { removeMedia } from './remove-media.ts';
export { mediaLibraryJobs, mediaLibrarySubscriptions } from './jobs.ts';
