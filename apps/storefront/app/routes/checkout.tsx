import { useLingui } from '@lingui/react/macro';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { forgetNotice, noticeCookieOf, noticeOf, type NoticeCode, noticeCodes } from '#features/cart/cart-notice.ts';
import { CartPage } from '#features/cart/cart-page.tsx';
import { bringAlong } from '#features/cart/bring-along.ts';
import { cartHeaders, openCart, openOwnCart } from '#features/cart/cart-session.ts';
import { draftOfSaved } from '#features/checkout/draft-of-address.ts';
import { keepAddresses } from '#features/checkout/keep-addresses.ts';
import { couponFrom } from '#features/checkout/coupon-change.ts';
import { PaymentStep, paymentPath, type FailedPlacement } from '#features/checkout/payment-step.tsx';
import { placeOrder } from '#features/checkout/place-order.ts';
import { draftFrom, onlyChanged } from '#features/checkout/read-form.ts';
import { saveCheckout } from '#features/checkout/save-checkout.ts';
import { addressButton } from '#features/checkout/saved-addresses.tsx';
import { askedStep, isReadyToPay, reachableStep } from '#features/checkout/steps.ts';
import { wishNewsletter } from '#features/checkout/wish-newsletter.ts';
import { isFromPage } from '#lib/form-request.ts';
import { isApiError } from '#lib/api-error.ts';
import { lastOrderCookieOf, readCartId } from '#lib/cookies.ts';
import { sessionOf } from '#lib/guards.ts';
import { PageHead } from '#lib/page-head.tsx';
import { regionOptions } from '#lib/region-options.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/checkout';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  await bringAlong(request, shop, readCartId(request));
  return askedStep(new URL(request.url)) === 'payment' ? paymentStep(request, shop) : cartStep(request, shop);
}

async function cartStep(request: Request, shop: Shop) {
  const { found: cart, loss } = await openOwnCart(request, shop);
  const headers = cartHeaders({ loss }, shop);
  const notice = noticeOf(request);
  if (notice) headers.append('Set-Cookie', forgetNotice(shop));
  return data(
    { step: 'your-cart' as const, cart, notice: loss ? { code: loss } : notice, isReady: cart !== null && isReadyToPay(cart) },
    { headers },
  );
}

async function paymentStep(request: Request, shop: Shop) {
  const { api, countryId, market, language, href } = shop;
  const { found: checkout, loss } = await openCart(request, { countryId, load: (cartId) => api.checkout(cartId), cartOf: ({ cart }) => cart });
  // The cart's own page tells what is missing or wrong.
  if (!checkout || reachableStep('payment', checkout.cart) !== 'payment') {
    throw redirect(href('/Checkout'), { status: 303, headers: { 'Cache-Control': 'private, no-store' } });
  }
  const regions = regionOptions(market.country, language.tag);
  // Where a provider sends a shopper who turned back.
  const isPaymentCancelled = new URL(request.url).searchParams.get('payment') === 'cancelled';
  const saved = await addressBook(shop);
  return data({ step: 'payment' as const, checkout, regions, isPaymentCancelled, saved }, { headers: cartHeaders({ loss }, shop) });
}

/** The addresses of who is signed in; null for guests. */
async function addressBook(shop: Pick<Shop, 'api' | 'hasSession'>) {
  const customer = await sessionOf(shop);
  return customer && (await shop.api.addresses(customer.id));
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const form = await request.formData();
  const cartId = readCartId(request);
  if (!cartId) return redirect(shop.href('/Checkout'), 303);
  const couponCode = couponFrom(form);
  if (form.get('page') === 'cart') return changeCoupon(request, shop, cartId, couponCode);
  const draft = { ...draftFrom(form), ...(couponCode !== undefined && { couponCode }) };
  if (form.get('intent') === 'place') return place(shop, cartId, form, draft);

  const taken = form.get(addressButton);
  const typed = typeof taken === 'string' ? { ...draft, ...draftOfSaved(taken, (await addressBook(shop)) ?? []) } : draft;
  const checkout = await saveCheckout(shop.api, cartId, onlyChanged(form, typed));
  if (form.get('intent') === 'save') return data({ checkout }, { headers: { 'Cache-Control': 'private, no-store' } });
  return redirect(shop.href(paymentPath), 303);
}

/** The cart's own page says nothing but the code. */
async function changeCoupon(request: Request, shop: Shop, cartId: string, couponCode = '') {
  try {
    await shop.api.saveDraft(cartId, { couponCode });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const code: NoticeCode = noticeCodes.find((known) => known === error.code) ?? 'failed';
    return redirect(shop.href('/Checkout'), { status: 303, headers: { 'Set-Cookie': noticeCookieOf({ code }, shop) } });
  }
  return isFromPage(request) ? redirect(shop.href('/Checkout'), 303) : data(null, { headers: { 'Cache-Control': 'private, no-store' } });
}

async function place(shop: Shop, cartId: string, form: FormData, draft: FailedPlacement['draft']) {
  const placement = await placeOrder(shop, cartId, form, draft);
  if ('placed' in placement) {
    const { placed } = placement;
    await keepAddresses(shop, draft);
    await wishNewsletter(shop.api, form, draft);
    return redirect(placed.payUrl ?? shop.href('/OrderConfirmation'), { status: 303, headers: { 'Set-Cookie': lastOrderCookieOf(placed, shop) } });
  }
  const { failure } = placement;
  if (failure.kind === 'refused' && failure.code === 'IdempotencyConflict' && (await isEmptied(shop, cartId))) {
    return redirect(shop.href('/Checkout'), { status: 303, headers: { 'Set-Cookie': noticeCookieOf({ code: 'already-ordered' }, shop) } });
  }
  if (failure.kind === 'cart') {
    const code: NoticeCode = noticeCodes.find((known) => known === failure.code) ?? 'cart-changed';
    return redirect(shop.href('/Checkout'), { status: 303, headers: { 'Set-Cookie': noticeCookieOf({ code }, shop) } });
  }
  return data<FailedPlacement>({ failure, draft }, { status: 422, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Whether another tab has ordered it all: then there is nothing left to look at and order again. */
async function isEmptied({ api }: Pick<Shop, 'api'>, cartId: string): Promise<boolean> {
  return (await api.cart(cartId)).lines.length === 0;
}

/** What was only kept comes back in its own answer: the page need not be asked for again. */
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
