import type { Image } from '@selvedge/server/contract';
import { useEffect, useRef, useState } from 'react';
import { pictureAddress, pictureWidths, sourceSet, withoutWebp } from '#lib/picture-source.ts';
import { classes } from './classes.ts';
import styles from './picture.module.css';

interface PictureProps {
  image: Pick<Image, 'imageUrl' | 'width' | 'height'> | null;
  /** What is to be seen; empty where the words beside it say so already. */
  alt: string;
  /** How wide it is shown, as the browser reads it: `(width < 600px) 50vw, 25vw`. */
  sizes: string;
  /** CSS px to choose from. */
  widths?: readonly number[];
  /** The first thing seen on the page: loaded at once. */
  priority?: boolean;
  className?: string;
}

type State = 'webp' | 'plain' | 'missing';

const next: Record<State, State> = { webp: 'plain', plain: 'missing', missing: 'missing' };

/** How often a picture that could not be had is asked for again, and after how long (ms): it may still be in the making. */
const moreTries = 12;
const pauseBetween = 3000;

/**
 * A product's picture in the fitting size; one that cannot be had is tried without webp, then drawn as an empty hanger
 * and asked for again a few times.
 */
export function Picture(props: PictureProps) {
  // Another picture begins anew.
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
    }, pauseBetween);
    return () => clearTimeout(timer);
  }, [state, tries]);

  // It may have failed before React was there to hear it.
  useEffect(() => {
    const shown = element.current;
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc) setState((now) => next[now]);
  }, [state]);

  if (!image || state === 'missing') return <MissingPicture alt={alt} image={image} className={className} />;
  const source = pictureAddress(image, widths.find((width) => width >= 640) ?? widths[0] ?? 640);
  const shown = (
    <img
      ref={element}
      className={classes(styles.picture, className)}
      src={state === 'webp' ? source : withoutWebp(source)}
      {...(state === 'webp' && { srcSet: sourceSet(image, widths), sizes })}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      {...(priority && { fetchPriority: 'high' as const })}
      onError={() => setState((now) => next[now])}
    />
  );
  if (state !== 'webp') return shown;
  // Half the bytes of webp for browsers that take it; the others never ask.
  return (
    <picture className={styles.choice}>
      <source type="image/avif" srcSet={sourceSet(image, widths, 'avif')} sizes={sizes} />
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
