import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './flyout.module.css';
import { classes } from '../styles/classes.ts';

interface FlyoutProps {
  /** Accessible name if `summary` shows no text. */
  label?: string;
  summary: ReactNode;
  children: ReactNode;
  /** `sheet` fills the screen below the header, `panel` opens below its button. */
  kind?: 'panel' | 'sheet';
  className?: string;
}

/**
 * Content that opens from a button. It uses the native details element, so that it works without
 * JavaScript; with it, Escape, a click elsewhere and navigation close it.
 */
export function Flyout({ label, summary, children, kind = 'panel', className }: FlyoutProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false;
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details ref={details} className={classes(styles.flyout, styles[kind], className)}>
      <summary className={styles.summary} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
