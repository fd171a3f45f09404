import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { forgetTyping, noteTyping } from './typed-in.ts';

/** Outlives what is drawn anew: which page was shown last. */
let shown: string | undefined;
/** Whether a key or a finger has been used since the next page was asked for: then the keyboard is where it is wanted. */
let isBusy = false;
const noteBusy = (): void => void (isBusy = true);

/**
 * What a page load does by itself and a change of page inside the shop does not: the keyboard begins at the page's heading,
 * and its title is said.
 * @returns what to say
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');

  const isUnderWay = useNavigation().state !== 'idle';

  useEffect(noteTyping, []);
  useEffect(() => {
    addEventListener('keydown', noteBusy, true);
    addEventListener('pointerdown', noteBusy, true);
    return () => {
      removeEventListener('keydown', noteBusy, true);
      removeEventListener('pointerdown', noteBusy, true);
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
    forgetTyping();
    // After the page has said what it is called, and after a field that wants the keyboard for itself has it.
    const timer = setTimeout(() => {
      setTitle(document.title);
      if (hash === '' && !isBusy && !isAt(document.activeElement)) focusPage();
    }, 100);
    return () => clearTimeout(timer);
  }, [pathname, hash]);
  return title;
}

/** Whether the keyboard is in the new page already, or in what lies over it. */
const isAt = (element: Element | null): boolean =>
  element?.closest('dialog[open], [popover]:popover-open, main :is(input, select, textarea, [role="alert"])') != null;

function focusPage(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
