import type { Cart } from '@selvedge/server/contract';
import { consentGiven, onConsentChange } from '#lib/consent.ts';
import type { RootData } from '#lib/use-shop.ts';
import { hearActs, type Act } from './acts.ts';
import { addedToCart, seenCart, seenItem, type CommerceEvent } from './commerce-events.ts';
import { itemOfProduct } from './items.ts';
import { endedCheckout, forgetMeasuring, isToldCheckout, isToldOrder } from './memory.ts';
import { pageEventsOf, type PageEvent } from './page-events.ts';
import { pageViewOf, type PageView, type ShownPage } from './page-view.ts';
import { cartWatch, type CartRouter } from './watch-cart.ts';

declare global {
  interface Window {
    /** Made by the script in the head of each page. */
    dataLayer?: unknown[];
  }
}

type RouterState = ShownPage & CartRouter & { loaderData: Readonly<Record<string, unknown>> };

/** The purpose that all of it serves. */
const isAllowed = (): boolean => consentGiven('statistics');

/** As long as the page's document lives. */
let isStarted = false;

/**
 * Measures this visit from now on: loads the country's tag manager and tells it of pages and commerce. To be called once
 * somebody has agreed; what he did before is not told of, but the page that he is on. It ends with his consent, at once.
 */
export function startMeasuring(containerId: string): void {
  const router = window.__reactRouterDataRouter;
  if (isStarted || !router || !isAllowed()) return;
  isStarted = true;
  loadTagManager(containerId);

  const stateNow = () => router.state as RouterState;
  let [lastView, lastEvents] = ['', new Set<string>()];
  const cart = cartWatch((added) => commerce(addedToCart(added, shopOf(stateNow()))));

  const seePage = (state: RouterState) => {
    const view = pageViewOf(state);
    const { id = '' } = state.matches.at(-1)?.route ?? {};
    const data = state.loaderData[id];
    if (id.endsWith('/checkout')) cart.arrive((data as { cart?: Cart | null } | undefined)?.cart ?? null);
    const said = view ? `${view.view_name} ${view.page_path}${stepOf(data)}` : '';
    if (view && said !== lastView) push(view);
    lastView = said;
    const events = view && !state.errors ? pageEventsOf(id, data, shopOf(state)) : [];
    for (const event of events) if (!lastEvents.has(event.once)) tell(event);
    lastEvents = new Set(events.map(({ once }) => once));
  };

  router.subscribe((state) => {
    if (!isAllowed()) return;
    cart.see(state);
    if (state.navigation.state === 'idle') seePage(state);
  });
  hearActs((act) => commerce(eventOf(act, shopOf(stateNow()))));

  let wasAllowed = true;
  onConsentChange(() => {
    const isAgain = isAllowed() && !wasAllowed;
    wasAllowed = isAllowed();
    if (!wasAllowed) forgetMeasuring();
    if (!isAgain) return;
    [lastView, lastEvents] = ['', new Set()];
    seePage(stateNow());
  });
  seePage(stateNow());
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

/** What an event before said of goods does not stay in this one. */
function commerce(event: CommerceEvent): void {
  push({ ecommerce: null });
  push(event);
}

function tell({ order, checkout, made }: PageEvent): void {
  if ((order && isToldOrder(order.orderNumber)) || (checkout && isToldCheckout(checkout))) return;
  commerce(made(order ? endedCheckout() : {}));
}

/** The checkout's steps are pages at one path. */
const stepOf = (data: unknown): string => (data as { step?: string } | undefined)?.step ?? '';

function shopOf({ loaderData }: RouterState): { affiliation: string; currency: string } {
  const { market } = loaderData.root as RootData;
  return { affiliation: market.shopName, currency: market.country.currency };
}

const eventOf = (act: Act, { affiliation, currency }: { affiliation: string; currency: string }): CommerceEvent =>
  act.kind === 'wished'
    ? seenItem('add_to_wishlist', itemOfProduct(act.product, affiliation), act.product.currency ?? currency)
    : seenCart('view_cart', act.cart, affiliation);
