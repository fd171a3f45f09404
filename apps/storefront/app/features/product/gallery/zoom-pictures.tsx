import { useLingui } from '@lingui/react/macro';
import type { Image } from '@selvedge/server/contract';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { isVideo, Video } from '#ui/media/video.tsx';
import styles from './zoom-dialog.module.css';

interface ZoomPicturesProps {
  images: readonly Image[];
  name: string;
  /** Index of the image to start with. */
  first: number;
  onClose: () => void;
}

/** The browser fits a picture of 4:5 into the window; an enlarged one has its full resolution. */
const fittedSizes = 'min(100vw, 80vh)';
const enlargedSizes = '1600px';

/**
 * Renders a row of pictures that is swiped, moved with the arrow keys, or with buttons. A double tap, a double click or the button
 * enlarges a picture. The browser itself handles a pinch.
 */
export function ZoomPictures({ images, name, first, onClose }: ZoomPicturesProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const [isEnlarged, setEnlarged] = useState(false);

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const reached = Math.round(scrollLeft / clientWidth);
    if (reached === current) return;
    setCurrent(reached);
    setEnlarged(false);
  };
  const show = (index: number) => strip.current?.children[index]?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  const handleKey = (event: KeyboardEvent) => {
    // The keys move an enlarged picture, and seek in a video.
    if (isEnlarged || event.target instanceof HTMLVideoElement) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    show(current + steps);
  };
  const toggleEnlarged = ({ clientX, clientY, currentTarget: slide }: MouseEvent<HTMLElement>) => {
    flushSync(() => setEnlarged(!isEnlarged));
    // The point that the shopper chose stays in the middle.
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = slide;
    slide.scrollTo((clientX / clientWidth) * scrollWidth - clientWidth / 2, (clientY / clientHeight) * scrollHeight - clientHeight / 2);
  };

  const shown = images[current];
  return (
    // The keys work independently of the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.viewer} onKeyDown={handleKey}>
      <ul ref={strip} className={styles.strip} onScroll={follow}>
        {images.map((image, index) => (
          <li key={image.imageUrl} className={styles.slide} data-index={index} data-enlarged={(isEnlarged && index === current) || undefined}>
            {renderLarge(image, {
              alt: image.alt ?? t`${name}, picture ${index + 1} of ${images.length}`,
              isEnlarged: isEnlarged && index === current,
              onDoubleClick: toggleEnlarged,
            })}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {images.length > 1 ? <Steps current={current} count={images.length} onShow={show} /> : null}
        {shown && !isVideo(shown) ? (
          <button type="button" className={styles.button} aria-label={t`Zoom in`} aria-pressed={isEnlarged} onClick={() => setEnlarged(!isEnlarged)}>
            <Icon name={isEnlarged ? 'minus' : 'plus'} />
          </button>
        ) : null}
      </div>
      <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Renders the number of the picture between the buttons for the previous and the next. */
function Steps({ current, count, onShow }: { current: number; count: number; onShow: (index: number) => void }) {
  const { t } = useLingui();
  const number = current + 1;
  return (
    <>
      <Step label={t`Previous picture`} className={styles.back} isOff={current <= 0} onPress={() => onShow(current - 1)} />
      <p className={styles.place} role="status">
        {t`${number} of ${count}`}
      </p>
      <Step label={t`Next picture`} className={styles.on} isOff={number >= count} onPress={() => onShow(current + 1)} />
    </>
  );
}

interface StepProps {
  label: string;
  className: string | undefined;
  isOff: boolean;
  onPress: () => void;
}

/** A button at the end is disabled but keeps the focus, so that the arrow keys still work. */
const Step = ({ label, className, isOff, onPress }: StepProps) => (
  <button type="button" className={styles.button} aria-label={label} aria-disabled={isOff} onClick={onPress}>
    <Icon className={className} name="chevron" />
  </button>
);

interface LargeOptions {
  alt: string;
  isEnlarged: boolean;
  onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
}

const renderLarge = (image: Image, { alt, isEnlarged, onDoubleClick }: LargeOptions) =>
  isVideo(image) ? (
    <Video image={image} alt={alt} />
  ) : (
    // The button "Zoom in" does the same by keyboard. An enlarged picture is scrolled by keyboard, so it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={isEnlarged ? 0 : undefined} onDoubleClick={onDoubleClick}>
      <Picture image={image} alt={alt} sizes={isEnlarged ? enlargedSizes : fittedSizes} />
    </div>
  );
