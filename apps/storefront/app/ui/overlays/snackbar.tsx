import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { classes } from '../styles/classes.ts';
import { Icon } from '../media/icon.tsx';
import styles from './snackbar.module.css';

/** The specification's five seconds, in ms. */
const displayMs = 5000;

export interface Snack {
  text: string;
  tone: 'success' | 'failure';
  /** Set if the page shows and announces the same message. */
  isAnnounced?: boolean;
}

interface Snackbar {
  show: (snack: Snack) => void;
  hideFailure: () => void;
}

const SnackbarContext = createContext<Snackbar>({ show: () => undefined, hideFailure: () => undefined });

/** Returns the functions that show a short message and hide a failure. */
export const useSnackbar = (): Snackbar => useContext(SnackbarContext);

export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [snack, setSnack] = useState<Snack | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const snackbar = useMemo<Snackbar>(
    () => ({
      show: (next) => setSnack({ ...next }),
      hideFailure: () => setSnack((current) => (current?.tone === 'failure' ? null : current)),
    }),
    [],
  );

  useEffect(() => {
    const element = bar.current;
    if (!snack || !element) return;
    // A popover is above an open drawer; each message shows it anew, which moves it to the front.
    element.showPopover();
    const timer = setTimeout(() => setSnack(null), displayMs);
    return () => {
      clearTimeout(timer);
      element.hidePopover();
    };
  }, [snack]);

  return (
    <SnackbarContext value={snackbar}>
      {children}
      <div className="visually-hidden" role="status">
        {snack?.tone === 'success' ? snack.text : null}
      </div>
      <div className="visually-hidden" role="alert">
        {snack?.tone === 'failure' && !snack.isAnnounced ? snack.text : null}
      </div>
      <div ref={bar} popover="manual" aria-hidden="true" className={classes(styles.bar, snack && styles[snack.tone])}>
        {snack ? (
          <>
            <Icon name={snack.tone === 'success' ? 'check' : 'warning'} size={20} />
            {snack.text}
          </>
        ) : null}
      </div>
    </SnackbarContext>
  );
}
