import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import { Icon } from '../media/icon.tsx';
import styles from './drawer.module.css';

interface DrawerProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  side?: 'right' | 'left';
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A drawer at the side of the screen. The native dialog keeps the focus inside and restores it. */
export function Drawer({ title, isOpen, onClose, side = 'right', footer, children }: DrawerProps) {
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
    // A click on the backdrop closes the drawer; the browser handles Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
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
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </dialog>
  );
}
