import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { Form } from '#lib/paths/link.tsx';
import { splitPath } from '#lib/locale/locale.ts';
import { classes } from '#ui/styles/classes.ts';
import { Icon } from '#ui/media/icon.tsx';
import { askedText, cleanText, longestText } from './asked-text.ts';
import { nextOption } from './next-option.ts';
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
const recent = (act: (searches: RecentSearches) => void): Promise<void> =>
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
  const { key, pathname, search } = useLocation();
  const asked = splitPath(pathname).path.toLowerCase() === '/search' ? askedText(new URLSearchParams(search)) : '';

  const [Panel, setPanel] = useState<Panel | null>(null);
  const [{ page, text, isOpen, activeId }, setState] = useState({ page: key, text: asked, isOpen: false, activeId: null as string | null });
  const change = (next: Partial<{ text: string; isOpen: boolean; activeId: string | null }>) => setState((now) => ({ ...now, ...next }));
  // A new page starts with its own search text.
  if (page !== key) setState({ page: key, text: asked, isOpen: false, activeId: null });

  // The field is uncontrolled, so that text typed before hydration is kept.
  const input = useRef<HTMLInputElement>(null);
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (input.current) input.current.value = asked;
  }, [key, asked]);

  const list = useRef<HTMLDivElement>(null);
  const isShown = Panel !== null && (isOpen || kind === 'sheet');

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
  const remember = () => {
    const wanted = input.current?.value ?? '';
    void recent((searches) => searches.remember(wanted));
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    change({ text: '', activeId: null });
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The key belongs to an input method.
    if (event.nativeEvent.isComposing) return;
    if (!isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      open();
      return;
    }
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const current = options.findIndex(({ id }) => id === activeId);
    // By default the first Escape would clear the field.
    if (event.key === 'Escape' && (isOpen || onClose)) {
      event.preventDefault();
      close();
      onClose?.();
    } else if (event.key === 'Enter' && isShown && current >= 0) {
      event.preventDefault();
      options[current]?.click();
    } else if (event.key === 'Delete' && isShown && current >= 0) {
      const text = options[current]?.dataset.recent;
      if (text === undefined) return;
      event.preventDefault();
      void recent((searches) => searches.forget(text));
      change({ activeId: null });
    } else {
      const next = nextOption(event.key, current, options.length);
      if (next === null) return;
      event.preventDefault();
      options[next]?.scrollIntoView({ block: 'nearest' });
      change({ isOpen: true, activeId: options[next]?.id ?? null });
    }
  };

  return (
    <search className={classes(styles.search, styles[kind])} aria-label={label} onBlur={closeOutside}>
      <Form className={styles.form} action="/Search" onSubmit={remember}>
        <Icon name="search" size={20} className={styles.glass} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={longestText}
          placeholder={t`Search`}
          aria-label={t`Search for products, categories and brands`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...(isScripted && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': isShown,
            ...(isShown && { 'aria-controls': listId }),
            ...(isShown && activeId !== null && { 'aria-activedescendant': activeId }),
          })}
          onChange={open}
          onFocus={open}
          onClick={open}
          onKeyDown={onKeyDown}
        />
        {isScripted && text !== '' ? (
          <button type="button" className={styles.clear} aria-label={t`Clear`} onMouseDown={(event) => event.preventDefault()} onClick={clear}>
            <Icon name="close" size={16} />
          </button>
        ) : null}
        <button className={styles.submit} aria-label={t`Search`}>
          <Icon name="search" size={20} />
        </button>
      </Form>
      {Panel ? <Panel list={list} listId={listId} kind={kind} text={cleanText(text)} isShown={isShown} activeId={activeId} onDone={close} /> : null}
    </search>
  );
}

/** Returns whether the page is hydrated: the roles of a combobox are valid only with scripts. */
const useIsScripted = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
