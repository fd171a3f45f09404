import { useLingui } from '@lingui/react/macro';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { deleteNoticeCookie, buildNoticeCookie, readCartNotice, type NoticeCode, noticeCodes } from '#features/cart/notice/cart-notice.ts';
import { CartPage } from '#features/cart/cart-page.tsx';
import { carryReferral, buildCartHeaders, openCart, openVisitorCart } from '#features/cart/session/cart-session.ts';
import { toSavedAddressDraft } from '#features/checkout/address/address-draft.ts';
import { saveNewAddresses } from '#features/checkout/address/save-new-addresses.ts';
import { readCoupon } from '#features/checkout/summary/coupon-change.ts';
import { PaymentStep, type FailedPlacement } from '#features/checkout/payment/payment-step.tsx';
import { placeOrder } from '#features/checkout/payment/place-order.ts';
import { readDraft, pickChangedFields } from '#features/checkout/form/read-form.ts';
import { saveCheckout, subscribeIfTicked } from '#features/checkout/form/save-checkout.ts';
import { addressButton } from '#features/checkout/address/saved-addresses.tsx';
import { readRequestedStep, isReadyToPay, chooseReachableStep, paymentPath } from '#features/checkout/form/steps.ts';
import { isFromPage, readTypedText } from '#lib/forms/typed-text.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { buildLastOrderCookie, readCartId, readLastOrder } from '#lib/session/cookies.ts';
import { findSession } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { loadRegionOptions } from '#lib/forms/region-options.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/checkout';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  await carryReferral(request, shop, readCartId(request));
  return readRequestedStep(new URL(request.url)) === 'payment' ? loadPaymentStep(request, shop) : loadCartStep(request, shop);
}

async function loadCartStep(request: Request, shop: Shop) {
  const { found: cart, loss } = await openVisitorCart(request, shop);
  const headers = buildCartHeaders({ loss }, shop);
  const notice = readCartNotice(request);
  if (notice) headers.append('Set-Cookie', deleteNoticeCookie(shop));
  return data(
    { step: 'your-cart' as const, cart, notice: loss ? { code: loss } : notice, isReady: cart !== null && isReadyToPay(cart) },
    { headers },
  );
}

async function loadPaymentStep(request: Request, shop: Shop) {
  const { api, countryId, market, language, href } = shop;
  const { found: checkout, loss } = await openCart(request, { countryId, load: (cartId) => api.checkout(cartId), getCart: ({ cart }) => cart });
  // The provider redirects here if the shopper cancels.
  const isPaymentCancelled = new URL(request.url).searchParams.get('payment') === 'cancelled';
  // The cart page shows the problems. An order whose cart is not in this browser is paid from its own page.
  if (!checkout || chooseReachableStep('payment', checkout.cart) !== 'payment') {
    const page = isPaymentCancelled && readLastOrder(request) ? '/OrderConfirmation' : '/Checkout';
    throw redirect(href(page), { status: 303, headers: { 'Cache-Control': 'private, no-store' } });
  }
  const regions = loadRegionOptions(market.country, language.tag);
  const saved = await loadAddressBook(shop);
  return data({ step: 'payment' as const, checkout, regions, isPaymentCancelled, saved }, { headers: buildCartHeaders({ loss }, shop) });
}

/** Loads the saved addresses of a signed-in customer; null for guests. */
async function loadAddressBook(shop: Pick<Shop, 'api' | 'hasSession'>) {
  const customer = await findSession(shop);
  return customer && (await shop.api.addresses(customer.id));
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const cartId = readCartId(request);
  if (!cartId) return redirect(shop.href('/Checkout'), 303);
  const couponCode = readCoupon(form);
  if (form.get('page') === 'cart') return changeCoupon(request, shop, cartId, { couponCode: couponCode ?? '', ...readCouponEmail(form) });
  const draft = { ...readDraft(form), ...(couponCode !== undefined && { couponCode }) };
  if (form.get('intent') === 'place') return place(shop, cartId, form, draft);

  const taken = form.get(addressButton);
  const typed = typeof taken === 'string' ? { ...draft, ...toSavedAddressDraft(taken, (await loadAddressBook(shop)) ?? []) } : draft;
  const checkout = await saveCheckout(shop.api, cartId, pickChangedFields(form, typed));
  if (form.get('intent') === 'save') return data({ checkout }, { headers: { 'Cache-Control': 'private, no-store' } });
  return redirect(shop.href(paymentPath), 303);
}

/** Returns the email address from the cart page, which is then also used in the checkout. */
function readCouponEmail(form: FormData): { email?: string } {
  const email = readTypedText(form, 'email').trim();
  return email === '' ? {} : { email };
}

/** The cart page shows the result, which is part of the cart. */
async function changeCoupon(request: Request, shop: Shop, cartId: string, change: { couponCode: string; email?: string }) {
  try {
    await shop.api.saveDraft(cartId, change);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const code: NoticeCode = noticeCodes.find((known) => known === error.code) ?? 'failed';
    return redirect(shop.href('/Checkout'), { status: 303, headers: { 'Set-Cookie': buildNoticeCookie({ code }, shop) } });
  }
  return isFromPage(request) ? redirect(shop.href('/Checkout'), 303) : data(null, { headers: { 'Cache-Control': 'private, no-store' } });
}

async function place(shop: Shop, cartId: string, form: FormData, draft: FailedPlacement['draft']) {
  const placement = await placeOrder(shop, cartId, form, draft);
  if ('placed' in placement) {
    const { placed } = placement;
    await saveNewAddresses(shop, draft);
    await subscribeIfTicked(shop.api, form, draft);
    return redirect(placed.payUrl ?? shop.href('/OrderConfirmation'), { status: 303, headers: { 'Set-Cookie': buildLastOrderCookie(placed, shop) } });
  }
  const { failure } = placement;
  if (failure.kind === 'refused' && failure.code === 'IdempotencyConflict' && (await isEmptied(shop, cartId))) {
    return redirect(shop.href('/Checkout'), { status: 303, headers: { 'Set-Cookie': buildNoticeCookie({ code: 'already-ordered' }, shop) } });
  }
  if (failure.kind === 'cart') {
    const code: NoticeCode = noticeCodes.find((known) => known === failure.code) ?? 'cart-changed';
    return redirect(shop.href('/Checkout'), { status: 303, headers: { 'Set-Cookie': buildNoticeCookie({ code }, shop) } });
  }
  return data<FailedPlacement>({ failure, draft }, { status: 422, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Returns whether the cart was ordered in another tab: then there is nothing left to show and order. */
async function isEmptied({ api }: Pick<Shop, 'api'>, cartId: string): Promise<boolean> {
  return (await api.cart(cartId)).lines.length === 0;
}

/** A save returns the checkout in its own answer, so the page is not reloaded. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formData?.get('intent') === 'save' ? false : defaultShouldRevalidate || formData !== undefined;

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const failed = actionData && 'failure' in actionData ? actionData : undefined;
  const title = loaderData.step === 'payment' ? t`Delivery and payment` : t`Your cart`;
  return (
    <>
      <PageHead isPrivate title={failed ? t`Error: ${title}` : title} />
      {loaderData.step === 'payment' ? (
        <PaymentStep
          loaded={loaderData.checkout}
          regions={loaderData.regions}
          isPaymentCancelled={loaderData.isPaymentCancelled}
          saved={loaderData.saved}
          failed={failed}
        />
      ) : (
        <CartPage cart={loaderData.cart} notice={loaderData.notice} isReady={loaderData.isReady} />
      )}
    </>
  );
}
