import { useLingui } from '@lingui/react/macro';
import { createContext, useCallback, useContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-sheet.module.css';

const SearchContext = createContext<() => void>(() => undefined);

/** Opens the sheet to search in. */
export const useOpenSearch = (): (() => void) => useContext(SearchContext);

/** Holds the sheet in which one searches where the bar has no room for a field: as high as a phone, and above the page. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  // At once, within the press: a phone brings its keyboard only then.
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
      {/* The backdrop is a mouse's way out; a keyboard has Escape, which the browser handles. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog ref={dialog} className={styles.sheet} aria-label={t`Search`} onClick={closeOnBackdrop}>
        <SearchBox kind="sheet" label={t`Search`} onClose={close} />
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={close}>
          <Icon name="close" />
        </button>
      </dialog>
    </SearchContext>
  );
}
