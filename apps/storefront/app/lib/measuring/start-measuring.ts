import type { Cart } from '@selvedge/server/contract';
import { isConsentGiven, onConsentChange } from '#lib/session/consent.ts';
import type { RootData } from '#lib/use-shop.ts';
import { setActionListener, type VisitorAction } from './visitor-actions.ts';
import { buildAddToCart, buildViewCart, buildViewItem, type CommerceEvent } from './commerce-events.ts';
import { toProductItem } from './items.ts';
import { endCheckout, deleteMeasuringData, markCheckoutReported, markOrderReported } from './reported-events.ts';
import { listPageEvents, type PageEvent } from './page-events.ts';
import { findPageView, type PageView, type ShownPage } from './page-view.ts';
import { createCartWatch, type CartRouter } from './watch-cart.ts';

declare global {
  interface Window {
    /** Defined by the head script. */
    dataLayer?: unknown[];
  }
}

type RouterState = ShownPage & CartRouter & { loaderData: Readonly<Record<string, unknown>> };

/** All analytics requires this purpose. */
const isAllowed = (): boolean => isConsentGiven('statistics');

/** Stays true until the document is unloaded. */
let isStarted = false;

/**
 * Starts analytics: loads the country's tag manager and reports pages and commerce events. Call it after consent: earlier pages
 * are not reported, the current one is. It stops at once when consent is withdrawn.
 */
export function startMeasuring(containerId: string): void {
  const router = window.__reactRouterDataRouter;
  if (isStarted || !router || !isAllowed()) return;
  isStarted = true;
  loadTagManager(containerId);

  const getState = () => router.state as RouterState;
  let [lastView, lastEvents] = ['', new Set<string>()];
  const cart = createCartWatch((added) => pushCommerceEvent(buildAddToCart(added, getShop(getState()))));

  const reportPage = (state: RouterState) => {
    const view = findPageView(state);
    const { id = '' } = state.matches.at(-1)?.route ?? {};
    const data = state.loaderData[id];
    if (id.endsWith('/checkout')) cart.arrive((data as { cart?: Cart | null } | undefined)?.cart ?? null);
    const viewKey = view ? `${view.view_name} ${view.page_path}${getStep(data)}` : '';
    if (view && viewKey !== lastView) push(view);
    lastView = viewKey;
    const events = view && !state.errors ? listPageEvents(id, data, getShop(state)) : [];
    for (const event of events) if (!lastEvents.has(event.once)) pushEvent(event);
    lastEvents = new Set(events.map(({ once }) => once));
  };

  router.subscribe((state) => {
    if (!isAllowed()) return;
    cart.see(state);
    if (state.navigation.state === 'idle') reportPage(state);
  });
  setActionListener((act) => pushCommerceEvent(toCommerceEvent(act, getShop(getState()))));

  let wasAllowed = true;
  onConsentChange(() => {
    const isAgain = isAllowed() && !wasAllowed;
    wasAllowed = isAllowed();
    if (!wasAllowed) deleteMeasuringData();
    if (!isAgain) return;
    [lastView, lastEvents] = ['', new Set()];
    reportPage(getState());
  });
  reportPage(getState());
}

function loadTagManager(id: string): void {
  push({ 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

function push(words: PageView | CommerceEvent | Readonly<Record<string, unknown>>): void {
  if (isAllowed()) (window.dataLayer ??= []).push(words);
}

/** Clears the previous event's ecommerce data first. */
function pushCommerceEvent(event: CommerceEvent): void {
  push({ ecommerce: null });
  push(event);
}

function pushEvent({ order, checkout, made }: PageEvent): void {
  if ((order && markOrderReported(order.orderNumber)) || (checkout && markCheckoutReported(checkout))) return;
  pushCommerceEvent(made(order ? endCheckout() : {}));
}

/** All steps of the checkout have the same path. */
const getStep = (data: unknown): string => (data as { step?: string } | undefined)?.step ?? '';

function getShop({ loaderData }: RouterState): { affiliation: string; currency: string } {
  const { market } = loaderData.root as RootData;
  return { affiliation: market.shopName, currency: market.country.currency };
}

const toCommerceEvent = (act: VisitorAction, { affiliation, currency }: { affiliation: string; currency: string }): CommerceEvent =>
  act.kind === 'wished'
    ? buildViewItem('add_to_wishlist', toProductItem(act.product, affiliation), act.product.currency ?? currency)
    : buildViewCart('view_cart', act.cart, affiliation);
