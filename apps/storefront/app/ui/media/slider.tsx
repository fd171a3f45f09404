import type { Image } from '@selvedge/server/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { buildSourceSet } from '#lib/picture-source.ts';
import { runWhenLoaded } from '#lib/when-loaded.ts';
import { LinkButton } from '../button.tsx';
import { Picture } from './picture.tsx';
import { isVideo, Video } from './video.tsx';
import styles from './slider.module.css';

export interface Slide {
  id: number;
  title: string;
  text: string;
  label: string;
  link: string | null;
  image: Image | null;
  /** The important part of the image, in percent from the left. */
  focus: number;
}

interface SliderProps {
  slides: readonly Slide[];
  /** Accessible name. */
  label: string;
  /** Loads the first image at once, for a slider at the top of the page. */
  priority?: boolean;
  /** Level of the first title, which may be the page's heading. */
  heading?: 'h1' | 'h2';
}

const widths = [640, 1024, 1536, 2048];
const sizes = '(width < 960px) 180vw, 100vw';

/** Loaded after the page, because swiping needs no script. */
const SliderControls = lazy(() => import('./slider-controls.tsx').then((module) => ({ default: module.SliderControls })));

/**
 * Wide images with text, one at a time. It never moves by itself: visitors swipe, use its buttons or the arrow
 * keys; without scripts it is a scrolling row.
 */
export function Slider({ slides, label, priority = false, heading: Title = 'h2' }: SliderProps) {
  const track = useRef<HTMLUListElement>(null);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => runWhenLoaded(() => setIsDue(true)), []);
  const first = slides[0]?.image;
  return (
    <section className={styles.slider} aria-label={label}>
      {priority && first && !isVideo(first) ? (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={buildSourceSet(first, widths, 'avif')}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ) : null}
      <ul ref={track} className={styles.track}>
        {slides.map((one, index) => (
          <li key={one.id} className={styles.slide}>
            <SlidePicture slide={one} priority={priority && index === 0} />
            <div className={styles.words}>
              {index === 0 ? <Title className={styles.title}>{one.title}</Title> : <h2 className={styles.title}>{one.title}</h2>}
              {one.text ? <p className={styles.text}>{one.text}</p> : null}
              {one.link && one.label ? (
                <LinkButton className={styles.action} to={one.link}>
                  {one.label}
                </LinkButton>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {isDue && slides.length > 1 ? (
        <Suspense>
          <SliderControls track={track} count={slides.length} />
        </Suspense>
      ) : null}
    </section>
  );
}

function SlidePicture({ slide: { image, focus }, priority }: { slide: Slide; priority: boolean }) {
  if (!image) return null;
  const alt = image.alt ?? '';
  return (
    <div style={{ objectPosition: `${focus}% 50%`, display: 'contents' }}>
      {isVideo(image) ? (
        <Video className={styles.picture} image={image} alt={alt} />
      ) : (
        <Picture className={styles.picture} image={image} alt={alt} sizes={sizes} widths={widths} priority={priority} />
      )}
    </div>
  );
}
