import { useLingui } from '@lingui/react/macro';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { openVisitorCart } from '#features/cart/session/cart-session.ts';
import { SpinPage } from '#features/wheel/spin-page.tsx';
import { spinWheel, reportUnsentSpin, type SpinOutcome } from '#features/wheel/spin-wheel.ts';
import { addPrizeToCart } from '#features/wheel/add-prize-to-cart.ts';
import { buildWheelVisitorCookie, readWheelVisitor } from '#features/wheel/wheel-visitor.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { buildCartCookie } from '#lib/session/cookies.ts';
import { findSession, unshared } from '#lib/session/guards.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop, type Shop } from '#lib/shop-context.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';
import type { Route } from './+types/spin';

/** Loads the prize wheel. Without an active wheel in the country the page is a 404. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const wheel = await shop.api.wheel();
  if (!wheel) notFound();
  const known = readWheelVisitor(request);
  const visitor = known ?? createSecret();
  const headers = new Headers(unshared());
  if (!known) headers.append('Set-Cookie', buildWheelVisitorCookie(visitor, shop));
  const today = known ? await shop.api.spinsOfToday(known) : { results: [], spinsLeft: wheel.spinsPerDay };
  const customer = await findSession(shop);
  return data({ wheel, today, email: customer?.email ?? '', attempt: createSecret() }, { headers });
}

const createSecret = (): string => crypto.randomUUID();

interface Outcome {
  spin?: SpinOutcome;
  /** The code that was added to an empty cart. */
  usedCode?: string;
}

/** Handles the form of the wheel, and adds a prize to the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const headers = new Headers(unshared());
  if (form.get('intent') === 'use') return acceptPrize(request, shop, form, headers);
  const known = readWheelVisitor(request);
  const visitor = known ?? createSecret();
  if (!known) headers.append('Set-Cookie', buildWheelVisitorCookie(visitor, shop));
  const spin = await spinWheel(shop.api, form, visitor);
  return data<Outcome>({ spin }, { status: spin.drawn ? 200 : spin.emailProblem ? 422 : 409, headers });
}

async function acceptPrize(request: Request, shop: Shop, form: FormData, headers: Headers) {
  const [code, email] = [readTypedText(form, 'code').slice(0, 40), readTypedText(form, 'email').trim()];
  const { found } = await openVisitorCart(request, shop);
  try {
    const { cartId, isEmpty } = await addPrizeToCart(shop.api, found?.id ?? null, { code, email });
    headers.append('Set-Cookie', buildCartCookie(cartId, shop));
    return isEmpty ? data<Outcome>({ usedCode: code }, { headers }) : redirect(shop.href('/Checkout'), { status: 303, headers });
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return data<Outcome>({ spin: { drawn: null, email, emailProblem: null, refusal: error.code } }, { status: 409, headers });
  }
}

/** Shows a network error at the form. Sending it again repeats the same attempt and returns its result, if it was already drawn. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Outcome | Response> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { spin: reportUnsentSpin(error, readTypedText(form, 'email')) };
  }
}

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as Outcome | undefined)?.spin?.drawn === null ? false : defaultShouldRevalidate;

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) => (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders);

export default function Spin({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const outcome: Outcome | undefined = actionData;
  return (
    <>
      <PageHead title={t`Spin the wheel`} description={t`Spin once a day for the chance to win something for your next order.`} />
      <SpinPage {...loaderData} outcome={outcome?.spin} usedCode={outcome?.usedCode ?? null} />
    </>
  );
}
