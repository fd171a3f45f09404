import type { Image } from '@selvedge/server/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { buildPictureAddress, pictureWidths, buildSourceSet, buildJpegAddress } from '#lib/picture-source.ts';
import { classes } from '../styles/classes.ts';
import styles from './picture.module.css';

interface PictureProps {
  image: Pick<Image, 'imageUrl' | 'width' | 'height' | 'focus'> | null;
  /** Alternative text; empty if the text next to the image has the same content. */
  alt: string;
  /** The `sizes` attribute: `(width < 600px) 50vw, 25vw`. */
  sizes: string;
  /** Widths to choose from in CSS px. */
  widths?: readonly number[];
  /** Loaded at once, for the first image in view. */
  priority?: boolean;
  /** Text that the product has no photo, shown if there is no image. */
  label?: string;
  className?: string;
}

type State = 'webp' | 'plain' | 'missing';

const next: Record<State, State> = { webp: 'plain', plain: 'missing', missing: 'missing' };

/** How often and after how many ms an image that failed or is not ready is requested again: the server may still be making it. */
const moreTries = 12;
const retryDelayMs = 3000;
/** CSS px. While the server draws a picture it sends a blurred preview, which is narrower than any picture. */
const placeholderWidth = 24;

/**
 * A product's image in a suitable size. A failed image is requested without webp, then replaced by an empty hanger
 * and requested again a few times. A preview of the shop stays visible until the image is ready.
 */
export function Picture(props: PictureProps) {
  // The key resets the state for another image.
  return <TriedPicture key={props.image?.imageUrl} {...props} />;
}

function TriedPicture({ image, alt, sizes, widths = pictureWidths, priority = false, label, className }: PictureProps) {
  const [state, setState] = useState<State>('webp');
  const [tries, setTries] = useState(0);
  // A new version of the element finds the image that is ready in the browser's cache.
  const [version, setVersion] = useState(0);
  const awaitImage = usePreviewedImage(() => setVersion((count) => count + 1));
  const element = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (state !== 'missing' || tries >= moreTries) return;
    const timer = setTimeout(() => {
      setTries((count) => count + 1);
      setState('webp');
    }, retryDelayMs);
    return () => clearTimeout(timer);
  }, [state, tries]);

  const judge = ({ naturalWidth, currentSrc }: HTMLImageElement): void => {
    if (naturalWidth === 0) setState((now) => next[now]);
    else if (naturalWidth <= placeholderWidth) awaitImage(currentSrc);
  };
  const judgeLoaded = useEffectEvent(judge);
  // The image may have failed before hydration.
  useEffect(() => {
    const shown = element.current;
    if (shown?.complete && shown.currentSrc) judgeLoaded(shown);
  }, [state, version]);

  if (!image && label) return <LabelledPlaceholder label={label} className={className} />;
  if (!image || state === 'missing') return <MissingPicture alt={alt} image={image} className={className} />;
  const source = buildPictureAddress(image, widths.find((width) => width >= 640) ?? widths[0] ?? 640);
  const shown = (
    <img
      key={version}
      ref={element}
      className={classes(styles.picture, className)}
      src={state === 'webp' ? source : buildJpegAddress(source)}
      {...(state === 'webp' && { srcSet: buildSourceSet(image, widths), sizes })}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      style={{ objectPosition: image.focus }}
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

/**
 * Returns a function that requests an image until the server has it. Its argument is the address of an image with a preview.
 * @param onReady called when the image is in the browser's cache
 */
function usePreviewedImage(onReady: () => void): (address: string) => void {
  const [pending, setPending] = useState<{ address: string; tries: number }>();
  const onReadyNow = useEffectEvent(onReady);

  useEffect(() => {
    if (!pending || pending.tries >= moreTries) return;
    const stopping = new AbortController();
    const ask = async (): Promise<void> => {
      const isReady = await hasImage(pending.address, stopping.signal);
      if (stopping.signal.aborted) return;
      setPending(isReady ? undefined : { ...pending, tries: pending.tries + 1 });
      if (isReady) onReadyNow();
    };
    const timer = setTimeout(() => void ask(), retryDelayMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [pending]);

  return (address) => setPending({ address, tries: 0 });
}

/** A preview must not be stored, an image may be. */
async function hasImage(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { signal });
    // The browser's cache stores an image that was read to its end.
    await response.blob();
    return response.ok && !response.headers.get('cache-control')?.includes('no-store');
  } catch {
    return false;
  }
}

/** Renders an empty hanger with a text that there is no photo. */
function LabelledPlaceholder({ label, className }: { label: string; className: string | undefined }) {
  return (
    <span className={classes(styles.placeholder, className)}>
      <MissingPicture alt="" image={null} className={undefined} />
      <span className={styles.label}>{label}</span>
    </span>
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
