import { useLingui } from '@lingui/react/macro';
import type { Image } from '@selvedge/server/contract';
import { useEffect, useRef, useState } from 'react';
import { sourceSet } from '#lib/picture-source.ts';
import { LinkButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import styles from './slider.module.css';

export interface Slide {
  id: number;
  title: string;
  text: string;
  label: string;
  link: string | null;
  image: Image | null;
  /** The part of the picture's width that matters, percent from the left. */
  focus: number;
}

interface SliderProps {
  slides: readonly Slide[];
  /** What it is about. */
  label: string;
  /** The first thing seen on the page: its first picture is loaded at once. */
  priority?: boolean;
  /** What the first title is: it may be the page's own. */
  heading?: 'h1' | 'h2';
}

const widths = [640, 1024, 1536, 2048];
const sizes = '(width < 960px) 180vw, 100vw';

/**
 * Wide pictures with words, one at a time. It never moves by itself: it is slid by hand, by its buttons or by the arrow
 * keys, and without a script as any row that scrolls.
 */
export function Slider({ slides, label, priority = false, heading: Title = 'h2' }: SliderProps) {
  const { t } = useLingui();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const last = slides.length - 1;

  useEffect(() => {
    const element = root.current;
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      slide(track.current, event.key === 'ArrowLeft' ? -1 : 1);
    };
    element?.addEventListener('keydown', byKey);
    return () => element?.removeEventListener('keydown', byKey);
  }, []);

  const first = slides[0]?.image;
  const [number, count] = [place + 1, slides.length];
  return (
    <section ref={root} className={styles.slider} aria-label={label} aria-roledescription={t`Slider`}>
      {priority && first && !isVideo(first) ? (
        <link rel="preload" as="image" type="image/avif" imageSrcSet={sourceSet(first, widths, 'avif')} imageSizes={sizes} fetchPriority="high" />
      ) : null}
      <ul ref={track} className={styles.track} onScroll={({ currentTarget }) => setPlace(placeOf(currentTarget))}>
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
      {last > 0 ? (
        <div className={styles.controls}>
          <p className={styles.place} aria-live="polite" aria-label={t`Slide ${number} of ${count}`} role="status">
            {number} / {count}
          </p>
          <Step className={styles.back} label={t`Previous slide`} isOff={place <= 0} onPress={() => slide(track.current, -1)} />
          <Step className={styles.on} label={t`Next slide`} isOff={place >= last} onPress={() => slide(track.current, 1)} />
        </div>
      ) : null}
    </section>
  );
}

interface StepProps {
  className: string | undefined;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

/** One that leads nowhere keeps the focus: whoever pressed it last is not thrown out of the slider. */
const Step = ({ className, label, isOff, onPress }: StepProps) => (
  <button type="button" className={styles.step} aria-label={label} aria-disabled={isOff} onClick={onPress}>
    <Icon className={className} name="chevron" />
  </button>
);

function SlidePicture({ slide: { image, focus }, priority }: { slide: Slide; priority: boolean }) {
  if (!image) return null;
  const alt = image.alt ?? '';
  return (
    <div style={{ objectPosition: `${focus}% 50%`, display: 'contents' }}>
      {isVideo(image) ? (
        <video
          className={styles.picture}
          src={image.imageUrl}
          aria-label={alt}
          width={image.width}
          height={image.height}
          controls
          muted
          playsInline
          preload="none"
        />
      ) : (
        <Picture className={styles.picture} image={image} alt={alt} sizes={sizes} widths={widths} priority={priority} />
      )}
    </div>
  );
}

const isVideo = ({ imageMimeType }: Image): boolean => imageMimeType.startsWith('video/');

const placeOf = (track: HTMLElement): number => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));

function slide(track: HTMLElement | null, by: number): void {
  track?.scrollTo({ left: (placeOf(track) + by) * track.clientWidth });
}
