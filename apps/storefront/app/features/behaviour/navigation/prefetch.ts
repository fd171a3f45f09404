import { matchRoutes } from 'react-router';
import { prefetchedRoutes, preloadedRoutes } from 'virtual:page-lists';
import '../router-globals.ts';
import { getDataPath } from '../requests/shop-fetch.ts';

/** ms; by then a page has settled (specification). */
const settleMs = 1000;
/** Maximum number of pages to prefetch for links in view, in addition to the next pages of lists. */
const maxPages = 6;

/** Returns whether the browser saves data or has a slow connection. */
export function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Prefetches the pages of links in view, once the page has settled. @returns a function that stops it */
export function prefetchInView(ahead: (address: string) => void): () => void {
  if (isSaving()) return () => undefined;
  let observer: IntersectionObserver | undefined;
  let nextPages: IntersectionObserver | undefined;
  let timer = setTimeout(() => {
    let left = maxPages;
    observer = new IntersectionObserver((entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLAnchorElement);
      for (const link of inView) observer?.unobserve(link);
      // One link per task, because matching a route can take as long as a frame.
      const startNext = () => {
        const link = inView.shift();
        if (!link || left === 0) return;
        if (fetchAhead(link, ahead)) left -= 1;
        if (left === 0) observer?.disconnect();
        timer = setTimeout(startNext);
      };
      startNext();
    });
    // The most likely links first: the page's main links, then the others.
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([data-prefetch="viewport"])')];
    for (const link of links.sort((a, b) => rateLikelihood(b) - rateLikelihood(a))) observer.observe(link);
    nextPages = prefetchNextPages(ahead);
  }, settleMs);
  return () => {
    clearTimeout(timer);
    observer?.disconnect();
    nextPages?.disconnect();
  };
}

const rateLikelihood = ({ dataset: { prefetch } }: HTMLAnchorElement): number => Number(prefetch === 'intent');

/** Prefetches the next page of a list when its link comes within a window's height of the view. */
function prefetchNextPages(ahead: (address: string) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchAhead(target as HTMLAnchorElement, ahead);
      }
    },
    { rootMargin: '100% 0px' },
  );
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[data-prefetch="viewport"]')) observer.observe(link);
  return observer;
}

/**
 * Preloads the scripts of the shop's pages once the page has settled. A script that fails to load during navigation
 * would break the open page. @returns a function that stops it
 */
export function preloadPages(): () => void {
  const ids = ['routes/cart-lines', ...(isSaving() ? [] : [...prefetchedRoutes, ...preloadedRoutes])];
  let timer = setTimeout(function next() {
    const id = ids.shift();
    if (id === undefined) return;
    preloadRoute(id);
    timer = setTimeout(next);
  }, settleMs);
  return () => clearTimeout(timer);
}

/** Prefetches a link that is hovered, touched or focused. @returns a function that stops it */
export function prefetchIntended(ahead: (address: string) => void): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-prefetch]') : null;
    if (link && !isSaving()) fetchAhead(link, ahead);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}

/** @returns whether the link leads to another public page */
function fetchAhead(link: HTMLAnchorElement, ahead: (address: string) => void): boolean {
  const [router, manifest] = [window.__reactRouterDataRouter, window.__reactRouterManifest];
  const leadsNowhere = link.origin !== location.origin || (link.pathname === location.pathname && link.dataset.prefetch !== 'viewport');
  if (!router || !manifest || leadsNowhere || link.target !== '' || link.dataset.prefetch === 'none') return false;

  const withLoader = (matchRoutes(router.routes, link.pathname) ?? []).map(({ route }) => route.id).filter((id) => manifest.routes[id]?.hasLoader);
  const page = withLoader.at(-1);
  if (page === undefined || !prefetchedRoutes.includes(page)) return false;
  // Like the router, does not request layouts that are already rendered.
  const standing = new Set(router.state.matches.map(({ route }) => route.id));
  const wanted = withLoader.filter((id) => id === page || !standing.has(id));
  const url = new URL(getDataPath(link.pathname) + link.search, location.origin);
  if (wanted.length < withLoader.length) url.searchParams.set('_routes', wanted.join(','));
  ahead(url.pathname + url.search);

  preloadRoute(page);
  return true;
}

function preloadRoute(id: string): void {
  const { module, imports = [] } = window.__reactRouterManifest?.routes[id] ?? {};
  if (module) for (const href of [module, ...imports]) preloadModule(href);
}

/** Scripts that the page or this module has already requested. */
let preloaded: Set<string | null> | undefined;

function preloadModule(href: string): void {
  preloaded ??= new Set([...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')));
  if (preloaded.has(href)) return;
  preloaded.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
