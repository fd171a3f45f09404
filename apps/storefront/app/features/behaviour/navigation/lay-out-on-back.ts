import '../router-globals.ts';

/**
 * Marks the document when the visitor goes back or forward, before the page is rendered: rows of the home page and the footer then have their real
 * heights at once. With the estimated heights of parts that are not in view, the restored scroll position would show another part of the page.
 * @returns a function that stops it
 */
export function layOutOnBack(): () => void {
  const mark = () => document.documentElement.setAttribute('data-back', '');
  addEventListener('popstate', mark, { capture: true });
  return () => removeEventListener('popstate', mark, { capture: true });
}

/** Removes the mark after any other navigation: parts are laid out when they come into view. */
export function layOutAsNavigated(): void {
  const action: string | undefined = window.__reactRouterDataRouter?.state.historyAction;
  if (action !== 'POP') document.documentElement.removeAttribute('data-back');
}
