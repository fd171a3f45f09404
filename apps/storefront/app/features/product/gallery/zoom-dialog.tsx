import { useLingui } from '@lingui/react/macro';
import type { Image } from '@selvedge/server/contract';
import { useEffect, useRef } from 'react';
import { Icon } from '#ui/media/icon.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { isVideo, Video } from '#ui/media/video.tsx';
import styles from './zoom-dialog.module.css';

interface ZoomDialogProps {
  images: readonly Image[];
  name: string;
  /** The image to start with; null while the dialog is closed. */
  index: number | null;
  onClose: () => void;
}

/** Renders the images in full size, one below the other, over the whole window. */
export function ZoomDialog({ images, name, index, onClose }: ZoomDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = index !== null;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen) {
      element.showModal();
      element.querySelector(`[data-index="${index}"]`)?.scrollIntoView();
    } else {
      element.close();
    }
  }, [isOpen, index]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t`Pictures of ${name}`} onClose={onClose}>
      {isOpen ? (
        <>
          <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
            <Icon name="close" />
          </button>
          <ul className={styles.list}>
            {images.map((image, position) => (
              <li key={image.imageUrl} data-index={position}>
                {renderLarge(image, image.alt ?? t`${name}, picture ${position + 1} of ${images.length}`)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </dialog>
  );
}

const renderLarge = (image: Image, alt: string) =>
  isVideo(image) ? <Video image={image} alt={alt} /> : <Picture image={image} alt={alt} sizes="min(100vw, 1600px)" />;
