import type { Image } from '@selvedge/server/contract';
import { buildPictureAddress } from '#lib/picture-source.ts';

interface VideoProps {
  image: Image;
  /** Accessible name. */
  alt: string;
  className?: string;
}

/** CSS px of the poster. */
const posterWidth = 1280;

export const isVideo = ({ imageMimeType }: Image): boolean => imageMimeType.startsWith('video/');

/** A video that loads only its poster until the visitor plays it. The image proxy returns the poster for the address of a video. */
export function Video({ image, alt, className }: VideoProps) {
  return (
    <video
      className={className}
      src={image.imageUrl}
      poster={buildPictureAddress(image, posterWidth)}
      aria-label={alt}
      width={image.width}
      height={image.height}
      controls
      muted
      playsInline
      preload="none"
    />
  );
}
