import { useLingui } from '@lingui/react/macro';
import { createContext, useCallback, useContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#ui/media/icon.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-sheet.module.css';

const SearchContext = createContext<() => void>(() => undefined);

/** Returns a function that opens the search sheet. */
export const useOpenSearch = (): (() => void) => useContext(SearchContext);

/** Provides the search sheet for layouts without a field in the header: full height on a phone, a dialog otherwise. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  // Focuses the field synchronously, because phones open the keyboard only within the tap.
  const open = useCallback(() => {
    dialog.current?.showModal();
    const field = dialog.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) close();
  };

  useEffect(() => dialog.current?.close(), [key]);

  return (
    <SearchContext value={open}>
      {children}
      {/* A click on the backdrop closes the sheet; the browser handles Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog ref={dialog} className={styles.sheet} aria-label={t`Search`} onClick={closeOnBackdrop}>
        <SearchBox kind="sheet" label={t`Search`} onClose={close} />
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={close}>
          <Icon name="close" />
        </button>
      </dialog>
    </SearchContext>
  );
}
