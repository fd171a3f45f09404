import { matchRoutes } from 'react-router';
import './router-globals.ts';
import { dataPathOf } from './shop-fetch.ts';

/** The specification's second, ms: by then a page has settled. */
const settleMs = 1000;
/** How much is fetched ahead of what is in view: of many links one is followed. */
const most = 6;

/** Pages that are the same for everybody. */
const publicRoutes = new Set([
  'routes/home',
  'routes/categories',
  'routes/category',
  'routes/brands',
  'routes/brand',
  'routes/collection',
  'routes/product',
  'product-in-category',
]);

/** Asked for nothing more than needed, or connected slowly. */
export function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Fetches ahead what the links in view lead to, once the page has stood for a second. @returns gives it up */
export function prefetchInView(ahead: (address: string) => void): () => void {
  if (isSaving()) return () => undefined;
  let observer: IntersectionObserver | undefined;
  let timer = setTimeout(() => {
    let left = most;
    observer = new IntersectionObserver((entries) => {
      const inView = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLAnchorElement);
      for (const link of inView) observer?.unobserve(link);
      // One a turn: to find the page of an address takes as long as a frame may.
      const next = () => {
        const link = inView.shift();
        if (!link || left === 0) return;
        if (fetchAhead(link, ahead)) left -= 1;
        if (left === 0) observer?.disconnect();
        timer = setTimeout(next);
      };
      next();
    });
    // The next page of a list first: it is the likeliest. Then what the page is about, and last what else it links to.
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    for (const link of links.sort((a, b) => likelihood(b) - likelihood(a))) observer.observe(link);
  }, settleMs);
  return () => {
    clearTimeout(timer);
    observer?.disconnect();
  };
}

const likelihood = ({ dataset: { prefetch } }: HTMLAnchorElement): number => ['intent', 'viewport'].indexOf(prefetch ?? '');

/**
 * Brings the scripts of the shop's pages, small as they are, once the page has settled: one that could not be had when its
 * page is asked for would cost the page that is open.
 */
export function preloadPages(): () => void {
  const ids = ['routes/cart-lines', ...(isSaving() ? [] : [...publicRoutes, 'routes/search'])];
  let timer = setTimeout(function next() {
    const id = ids.shift();
    if (id === undefined) return;
    preloadRoute(id);
    timer = setTimeout(next);
  }, settleMs);
  return () => clearTimeout(timer);
}

/** Fetches ahead what somebody is about to follow: a link pointed at, or come to by keyboard. @returns ends it */
export function prefetchIntended(ahead: (address: string) => void): () => void {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-prefetch]') : null;
    if (link && !isSaving()) fetchAhead(link, ahead);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, hear, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, hear);
  };
}

/** @returns whether the link leads to another public page */
function fetchAhead(link: HTMLAnchorElement, ahead: (address: string) => void): boolean {
  const [router, manifest] = [window.__reactRouterDataRouter, window.__reactRouterManifest];
  const leadsNowhere = link.origin !== location.origin || (link.pathname === location.pathname && link.dataset.prefetch !== 'viewport');
  if (!router || !manifest || leadsNowhere || link.target !== '' || link.dataset.prefetch === 'none') return false;

  const withLoader = (matchRoutes(router.routes, link.pathname) ?? []).map(({ route }) => route.id).filter((id) => manifest.routes[id]?.hasLoader);
  const page = withLoader.at(-1);
  if (page === undefined || !publicRoutes.has(page)) return false;
  // As the router asks for it: layouts that stand around this page already are not asked for.
  const standing = new Set(router.state.matches.map(({ route }) => route.id));
  const wanted = withLoader.filter((id) => id === page || !standing.has(id));
  const url = new URL(dataPathOf(link.pathname) + link.search, location.origin);
  if (wanted.length < withLoader.length) url.searchParams.set('_routes', wanted.join(','));
  ahead(url.pathname + url.search);

  preloadRoute(page);
  return true;
}

function preloadRoute(id: string): void {
  const { module, imports = [] } = window.__reactRouterManifest?.routes[id] ?? {};
  if (module) for (const href of [module, ...imports]) preloadModule(href);
}

/** What was asked for already, by the page itself or from here. */
let preloaded: Set<string | null> | undefined;

function preloadModule(href: string): void {
  preloaded ??= new Set([...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')));
  if (preloaded.has(href)) return;
  preloaded.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
