import type { Image } from '@selvedge/server/contract';
import { useEffect, useRef, useState } from 'react';
import { buildPictureAddress, pictureWidths, buildSourceSet, buildJpegAddress } from '#lib/picture-source.ts';
import { classes } from '../styles/classes.ts';
import styles from './picture.module.css';

interface PictureProps {
  image: Pick<Image, 'imageUrl' | 'width' | 'height'> | null;
  /** Alternative text; empty if the text beside the image says the same. */
  alt: string;
  /** The `sizes` attribute: `(width < 600px) 50vw, 25vw`. */
  sizes: string;
  /** Widths to choose from in CSS px. */
  widths?: readonly number[];
  /** Loaded at once, for the first image in view. */
  priority?: boolean;
  className?: string;
}

type State = 'webp' | 'plain' | 'missing';

const next: Record<State, State> = { webp: 'plain', plain: 'missing', missing: 'missing' };

/** How often and after how many ms a failed image is requested again: the server may still be making it. */
const moreTries = 12;
const retryDelayMs = 3000;
/** CSS px. While the server draws a picture it sends a placeholder, which is narrower than any picture. */
const placeholderWidth = 24;

/**
 * A product's image in a suitable size. A failed image is requested without webp, then replaced by an empty hanger
 * and requested again a few times. A placeholder of the shop is replaced in the same way.
 */
export function Picture(props: PictureProps) {
  // The key resets the state for another image.
  return <TriedPicture key={props.image?.imageUrl} {...props} />;
}

function TriedPicture({ image, alt, sizes, widths = pictureWidths, priority = false, className }: PictureProps) {
  const [state, setState] = useState<State>('webp');
  const [tries, setTries] = useState(0);
  const element = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (state !== 'missing' || tries >= moreTries) return;
    const timer = setTimeout(() => {
      setTries((count) => count + 1);
      setState('webp');
    }, retryDelayMs);
    return () => clearTimeout(timer);
  }, [state, tries]);

  const judge = ({ naturalWidth }: HTMLImageElement): void => {
    if (naturalWidth <= placeholderWidth) setState((now) => (naturalWidth ? 'missing' : next[now]));
  };
  // The image may have failed before hydration.
  useEffect(() => {
    const shown = element.current;
    if (shown?.complete && shown.currentSrc) judge(shown);
  }, [state]);

  if (!image || state === 'missing') return <MissingPicture alt={alt} image={image} className={className} />;
  const source = buildPictureAddress(image, widths.find((width) => width >= 640) ?? widths[0] ?? 640);
  const shown = (
    <img
      ref={element}
      className={classes(styles.picture, className)}
      src={state === 'webp' ? source : buildJpegAddress(source)}
      {...(state === 'webp' && { srcSet: buildSourceSet(image, widths), sizes })}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      {...(priority && { fetchPriority: 'high' as const })}
      onLoad={({ currentTarget }) => judge(currentTarget)}
      onError={({ currentTarget }) => judge(currentTarget)}
    />
  );
  if (state !== 'webp') return shown;
  // AVIF has half the bytes of webp; other browsers ignore it.
  return (
    <picture className={styles.choice}>
      <source type="image/avif" srcSet={buildSourceSet(image, widths, 'avif')} sizes={sizes} />
      {shown}
    </picture>
  );
}

function MissingPicture({ alt, image, className }: Pick<PictureProps, 'alt' | 'image' | 'className'>) {
  const { width, height } = image ?? { width: 1600, height: 2000 };
  return (
    <svg
      className={classes(styles.missing, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <g
        transform={`translate(${width / 2 - 240} ${height / 2 - 180}) scale(20)`}
        fill="none"
        stroke="currentColor"
        strokeWidth={0.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 7.5V6.3a2 2 0 1 0-2-2M12 7.5 2.5 14c-1 .7-.5 2 .6 2h17.8c1.1 0 1.6-1.3.6-2z" />
      </g>
    </svg>
  );
}
