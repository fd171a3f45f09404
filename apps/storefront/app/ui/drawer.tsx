import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  side?: 'right' | 'left';
  /** Stays in sight below what is scrolled. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A sheet from the side. The browser's own dialog keeps the focus inside and gives it back. */
export function Drawer({ title, isOpen, onClose, side = 'right', foot, children }: DrawerProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // The backdrop is a mouse's way out; a keyboard has Escape, which the browser handles.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} className={classes(styles.drawer, styles[side])} aria-labelledby={id} onClose={onClose} onClick={closeOnBackdrop}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </dialog>
  );
}
