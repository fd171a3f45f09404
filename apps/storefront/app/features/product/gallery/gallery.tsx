import { useLingui } from '@lingui/react/macro';
import type { Image } from '@selvedge/server/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './gallery.module.css';

// Loaded when the shopper opens the zoom.
const ZoomDialog = lazy(() => import('./zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })));

// Most products have no video.
const Video = lazy(() => import('#ui/media/video.tsx').then((module) => ({ default: module.Video })));

interface GalleryProps {
  images: readonly Image[];
  name: string;
}

const sizes = '(width < 600px) 100vw, (width < 1680px) 50vw, 800px';

/** Renders the product images: swiped on a phone, with thumbnails, and zoomable. Without JavaScript they scroll. */
export function Gallery({ images, name }: GalleryProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [hasZoomed, setHasZoomed] = useState(false);

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const show = (index: number) => {
    const shown = strip.current?.children[index];
    if (shown instanceof HTMLElement) strip.current?.scrollTo({ left: shown.offsetLeft, behavior: 'smooth' });
  };

  const zoom = () => {
    setHasZoomed(true);
    setZoomed(current);
  };

  return (
    <section className={styles.gallery} aria-label={t`Pictures of ${name}`}>
      {images.length > 1 ? <Thumbnails images={images} current={current} onShow={show} /> : null}
      <div className={styles.stage}>
        {/* A scrollable region must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={strip} className={styles.strip} onScroll={follow} tabIndex={0} aria-label={t`Pictures of ${name}`}>
          {(images.length > 0 ? images : [null]).map((image, index) => (
            <li key={image?.imageUrl ?? 'none'} className={styles.slide}>
              {renderSlide(image, image?.alt ?? t`${name}, picture ${index + 1} of ${images.length}`, index === 0, t`No photo yet`)}
            </li>
          ))}
        </ul>
        {/* The button would cover the controls of a video. */}
        {images[current] && !isVideo(images[current]) ? (
          <button type="button" className={styles.zoom} aria-label={t`Zoom in`} onClick={zoom}>
            <Icon name="zoom" size={22} />
          </button>
        ) : null}
      </div>
      {hasZoomed ? (
        <Suspense>
          <ZoomDialog images={images} name={name} index={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Repeated from `ui/media/video.tsx`, because that module is loaded only for a video. */
const isVideo = ({ imageMimeType }: Image): boolean => imageMimeType.startsWith('video/');

const renderSlide = (image: Image | null, alt: string, priority: boolean, label: string) =>
  image && isVideo(image) ? (
    <Suspense>
      <Video image={image} alt={alt} />
    </Suspense>
  ) : (
    <Picture image={image} alt={alt} label={label} sizes={sizes} priority={priority} />
  );

function Thumbnails({ images, current, onShow }: { images: readonly Image[]; current: number; onShow: (index: number) => void }) {
  const { t } = useLingui();
  return (
    <ol className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.imageUrl}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t`Picture ${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Picture image={image} alt="" sizes="72px" widths={[320]} />
          </button>
        </li>
      ))}
    </ol>
  );
}
