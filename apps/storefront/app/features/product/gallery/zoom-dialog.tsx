import { useLingui } from '@lingui/react/macro';
import type { Image } from '@selvedge/server/contract';
import { useEffect, useRef } from 'react';
import { ZoomPictures } from './zoom-pictures.tsx';
import styles from './zoom-dialog.module.css';

interface ZoomDialogProps {
  images: readonly Image[];
  name: string;
  /** The image to start with; null while the dialog is closed. */
  index: number | null;
  onClose: () => void;
}

/** Renders the images over the whole window, one at a time. */
export function ZoomDialog({ images, name, index, onClose }: ZoomDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = index !== null;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen) {
      element.showModal();
      // The browser scrolls only displayed elements.
      element.querySelector(`[data-index="${index}"]`)?.scrollIntoView();
    } else {
      element.close();
    }
  }, [isOpen, index]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t`Pictures of ${name}`} onClose={onClose}>
      {isOpen ? <ZoomPictures images={images} name={name} first={index} onClose={onClose} /> : null}
    </dialog>
  );
}
