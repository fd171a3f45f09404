import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { Form } from '#lib/paths/link.tsx';
import { splitPath } from '#lib/locale/locale.ts';
import { classes } from '#ui/styles/classes.ts';
import { Icon } from '#ui/media/icon.tsx';
import { readSearchText, cleanText, maxTextLength } from './asked-text.ts';
import { findNextOption } from './next-option.ts';
import styles from './search-box.module.css';
import type { RecentSearches } from './recent-searches.ts';
import type { SuggestionPanel } from './suggestion-panel.tsx';

interface SearchBoxProps {
  /** Accessible name of the form, since a page may have several. */
  label: string;
  /** `bar` and `page` show suggestions below the field, a `sheet` shows them as its content. */
  kind: 'bar' | 'sheet' | 'page';
  /** Closes the sheet. */
  onClose?: () => void;
}

type Panel = typeof SuggestionPanel;

/** The module loads with the suggestions. The search works without it. */
const updateRecentSearches = (act: (searches: RecentSearches) => void): Promise<void> =>
  import('./use-recent-searches.ts').then(
    ({ recentSearches }) => act(recentSearches),
    () => undefined,
  );

/**
 * A search form that works without JavaScript. With it, an ARIA combobox whose suggestions are loaded at the first
 * focus.
 */
export function SearchBox({ label, kind, onClose }: SearchBoxProps) {
  const { t } = useLingui();
  const listId = useId();
  const isScripted = useIsScripted();
  const searchText = useSearchText();
  const list = useRef<HTMLDivElement>(null);
  const { input, Panel, text, activeId, isShown, isOpen, open, close, change, clear } = useSuggestionBox(searchText, kind);

  const remember = () => {
    const wanted = input.current?.value ?? '';
    void updateRecentSearches((searches) => searches.remember(wanted));
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The key is for an input method.
    if (event.nativeEvent.isComposing) return;
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const current = options.findIndex(({ id }) => id === activeId);
    const action = findKeyAction(event.key, { options, current, isShown, canClose: isOpen || onClose !== undefined });
    if (!action) return;
    // By default the first Escape would clear the field, and Enter would send the form.
    event.preventDefault();
    action({
      open,
      change,
      close: () => {
        close();
        onClose?.();
      },
    });
  };

  return (
    <search className={classes(styles.search, styles[kind])} aria-label={label} onBlur={closeOutside}>
      <Form className={styles.form} action="/Search" onSubmit={remember}>
        <Icon name="search" size={20} className={styles.glass} />
        <SearchInput
          input={input}
          searchText={searchText}
          role={isScripted ? getComboboxRole({ isShown, listId, activeId }) : null}
          onOpen={open}
          onKeyDown={onKeyDown}
        />
        {isScripted && text !== '' ? <ClearButton onClear={clear} /> : null}
        <button className={styles.submit} aria-label={t`Search`}>
          <Icon name="search" size={20} />
        </button>
      </Form>
      {Panel ? <Panel list={list} listId={listId} kind={kind} text={cleanText(text)} isShown={isShown} activeId={activeId} onDone={close} /> : null}
    </search>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useLingui();
  return (
    // The field keeps the focus.
    <button type="button" className={styles.clear} aria-label={t`Clear`} onMouseDown={(event) => event.preventDefault()} onClick={onClear}>
      <Icon name="close" size={16} />
    </button>
  );
}

interface SearchInputProps {
  input: RefObject<HTMLInputElement | null>;
  searchText: string;
  /** Null: without scripts. */
  role: ReturnType<typeof getComboboxRole> | null;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchInput({ input, searchText, role, onOpen, onKeyDown }: SearchInputProps) {
  const { t } = useLingui();
  return (
    <input
      ref={input}
      className={styles.input}
      type="search"
      name="q"
      defaultValue={searchText}
      maxLength={maxTextLength}
      placeholder={t`Search`}
      aria-label={t`Search for products, categories and brands`}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      {...role}
      onChange={onOpen}
      onFocus={onOpen}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    />
  );
}

/** Returns the search text of the current page; empty on other pages. */
function useSearchText(): string {
  const { pathname, search } = useLocation();
  return splitPath(pathname).path.toLowerCase() === '/search' ? readSearchText(new URLSearchParams(search)) : '';
}

interface SuggestionState {
  text: string;
  isOpen: boolean;
  activeId: string | null;
}

/** State of the suggestions: their module is loaded when they are opened first, and a new page starts with its own search text. */
function useSuggestionBox(searchText: string, kind: SearchBoxProps['kind']) {
  // The field is uncontrolled, so that text typed before hydration is kept.
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [{ page, text, isOpen, activeId }, setState] = useState({ page: key, text: searchText, isOpen: false, activeId: null as string | null });
  const change = (next: Partial<SuggestionState>) => setState((now) => ({ ...now, ...next }));
  if (page !== key) setState({ page: key, text: searchText, isOpen: false, activeId: null });

  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (input.current) input.current.value = searchText;
  }, [key, searchText]);

  const open = () => {
    change({ isOpen: true, text: input.current?.value ?? '', activeId: null });
    // If the module cannot be loaded the form still works.
    if (!Panel)
      void import('./suggestion-panel.tsx').then(
        (part) => setPanel(() => part.SuggestionPanel),
        () => undefined,
      );
  };
  const close = () => change({ isOpen: false, activeId: null });
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    change({ text: '', activeId: null });
  };
  const isShown = Panel !== null && (isOpen || kind === 'sheet');
  return { input, Panel, text, activeId, isShown, isOpen, open, close, change, clear };
}

const getComboboxRole = ({ isShown, listId, activeId }: { isShown: boolean; listId: string; activeId: string | null }) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isShown,
  ...(isShown && { 'aria-controls': listId }),
  ...(isShown && activeId !== null && { 'aria-activedescendant': activeId }),
});

interface KeyContext {
  options: readonly HTMLElement[];
  /** Index of the active option; -1: the field. */
  current: number;
  isShown: boolean;
  canClose: boolean;
}

interface SuggestionActions {
  open: () => void;
  close: () => void;
  change: (next: Partial<SuggestionState>) => void;
}

/** Returns the action of a key in the combobox; undefined if the browser handles the key. */
function findKeyAction(key: string, { options, current, isShown, canClose }: KeyContext): ((actions: SuggestionActions) => void) | undefined {
  if (!isShown && (key === 'ArrowDown' || key === 'ArrowUp')) return ({ open }) => open();
  if (key === 'Escape' && canClose) return ({ close }) => close();
  const active = isShown ? options[current] : undefined;
  if (key === 'Enter' && active) return () => active.click();
  if (key === 'Delete' && active) return findForgetAction(active);
  const next = findNextOption(key, current, options.length);
  if (next === null) return undefined;
  return ({ change }) => {
    options[next]?.scrollIntoView({ block: 'nearest' });
    change({ isOpen: true, activeId: options[next]?.id ?? null });
  };
}

/** Returns the function that removes a recent search; undefined for another option. */
function findForgetAction({ dataset: { recent: text } }: HTMLElement): ((actions: SuggestionActions) => void) | undefined {
  if (text === undefined) return undefined;
  return ({ change }) => {
    void updateRecentSearches((searches) => searches.forget(text));
    change({ activeId: null });
  };
}

/** Returns whether the page is hydrated: the roles of a combobox are valid only with scripts. */
const useIsScripted = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
