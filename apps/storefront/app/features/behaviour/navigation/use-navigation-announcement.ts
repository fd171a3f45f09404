import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { clearTypingMark, markTyping } from '../typing-mark.ts';

/** The path of the last page. Outlives re-rendering of the whole page. */
let shown: string | undefined;
/** Whether a key or pointer was used since the navigation began. Then the visitor has already moved the focus. */
let isBusy = false;
const markBusy = (): void => void (isBusy = true);

/**
 * Makes navigation inside the shop accessible like a page load: focuses the page's heading and announces its title.
 * @returns the text to announce
 */
export function useNavigationAnnouncement(): string {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');

  const isUnderWay = useNavigation().state !== 'idle';

  useEffect(markTyping, []);
  useEffect(() => {
    addEventListener('keydown', markBusy, true);
    addEventListener('pointerdown', markBusy, true);
    return () => {
      removeEventListener('keydown', markBusy, true);
      removeEventListener('pointerdown', markBusy, true);
    };
  }, []);
  useEffect(() => {
    if (isUnderWay) isBusy = false;
  }, [isUnderWay]);
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (isFirst) return;
    clearTypingMark();
    // Waits until the page has set its title and a field with autofocus has the focus.
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (hash === '' && !isBusy && !hasFocusInPage(document.activeElement)) focusPage();
    }, 100);
    return () => clearTimeout(timer);
  }, [pathname, hash]);
  return title;
}

/** Returns whether the focus is already in the new page, or in a dialog above it. */
const hasFocusInPage = (element: Element | null): boolean =>
  element?.closest('dialog[open], [popover]:popover-open, main :is(input, select, textarea, [role="alert"])') != null;

function focusPage(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
