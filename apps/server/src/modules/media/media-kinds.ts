/** The path under which the shop serves the files of the storage. */
export const mediaFolder = '/media/';

/** MIME types by file extension: the media types of the specification (§9), and AVIF. */
const imageTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
};
export const videoTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/matroska',
  flv: 'video/x-flv',
};

/** @param address a path or a full URL */
const readExtension = (address: string): string => address.split('.').at(-1)?.toLowerCase() ?? '';

/** Returns the MIME type of a picture or video; undefined for other files. */
export function findMediaType(address: string): string | undefined {
  const extension = readExtension(address);
  return [imageTypes, videoTypes].find((types) => Object.hasOwn(types, extension))?.[extension];
}

/** Returns the address of the picture that is resized for a file: the poster of a video, or the picture itself. */
export const getPosterAddress = (address: string): string => (Object.hasOwn(videoTypes, readExtension(address)) ? `${address}.webp` : address);
