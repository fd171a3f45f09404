import { call } from '#frame/call.ts';

/** Extensions of the pictures and videos that the server accepts; it detects the format from the content. */
const pictureKinds = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'tif', 'tiff', 'svg'];
const videoKinds = ['mp4', 'm4v', 'webm', 'mov', 'avi', 'mkv', 'flv'];

const toAcceptAttribute = (kinds: readonly string[]): string => kinds.map((kind) => `.${kind}`).join(',');

const pictureHint = 'Pictures: JPEG, PNG, WebP, AVIF, GIF, BMP, TIFF or SVG, up to 20 MB.';

/** The files that a field allows: for its `accept` attribute extensions, because browsers have no type for some kinds of video, and a hint. */
export const allowedFiles = {
  pictures: { accept: toAcceptAttribute(pictureKinds), hint: pictureHint },
  media: {
    accept: toAcceptAttribute([...pictureKinds, ...videoKinds]),
    hint: `${pictureHint} Videos: MP4 or WebM, up to 100 MB; other kinds do not play in every browser.`,
  },
} as const;

/** Time limit for reading a frame of a video, in ms. */
const FRAME_TIMEOUT = 10_000;

export interface UploadedMedia {
  mediaId: number;
  imageUrl: string;
}

/** Uploads a picture, or a video with its first frame as poster. @throws HttpError */
export async function uploadMedia(file: File): Promise<UploadedMedia> {
  if (!isVideo(file)) return (await call('POST /admin/files/pictures', { query: { name: file.name }, file })).data;
  const frame = await readFirstFrame(file);
  const poster = frame && (await call('POST /admin/files/posters', { file: frame })).data.imageUrl;
  return (await call('POST /admin/files/videos', { query: { name: file.name, ...(poster && { poster }) }, file })).data;
}

const isVideo = ({ type, name }: File): boolean => type.startsWith('video/') || videoKinds.includes(name.split('.').at(-1)?.toLowerCase() ?? '');

/** @returns undefined for a video that this browser cannot play */
async function readFirstFrame(file: File): Promise<File | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(file);
  try {
    await waitForFrame(video);
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob ? new File([blob], 'poster.png', { type: 'image/png' }) : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(video.src);
  }
}

function waitForFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the video did not load')), FRAME_TIMEOUT);
    video.addEventListener('error', () => reject(new Error('the video cannot be played')), { once: true });
    // Some browsers show a frame only after a seek.
    video.addEventListener('loadeddata', () => (video.currentTime = Math.min(0.1, video.duration || 0)), { once: true });
    video.addEventListener(
      'seeked',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
