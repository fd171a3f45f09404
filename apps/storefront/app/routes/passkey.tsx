import { claimCart } from '#features/cart/claim-cart.ts';
import { entryHeaders, wayOn } from '#features/auth/enter.ts';
import { refusalOf } from '#features/auth/refusal.ts';
import { readDevice } from '#lib/cookies.ts';
import { unshared } from '#lib/guards.ts';
import { notFound } from '#lib/or-not-found.ts';
import { returnToOf } from '#lib/return-to.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/passkey';

/** Signing in by passkey, for the script that asks the browser for it: first a challenge, then what the passkey made of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const asked = (await request.json().catch(() => null)) as Record<string, unknown> | null;
  try {
    return asked?.intent === 'sign-in'
      ? await signedIn(request, shop, asked)
      : Response.json(await shop.api.passkeySignInOptions(shop.origin), { headers: unshared() });
  } catch (error) {
    const { code, params, status } = refusalOf(error);
    return Response.json({ code, params }, { status, headers: unshared() });
  }
}

async function signedIn(request: Request, shop: Shop, { challengeId, response, returnTo }: Record<string, unknown>): Promise<Response> {
  const device = readDevice(request);
  const answer = await shop.api.signInByPasskey({
    challengeId: typeof challengeId === 'string' ? challengeId : '',
    response: typeof response === 'object' && response !== null ? { ...response } : {},
    ...(device && { device }),
  });
  const headers = entryHeaders(answer, shop, await claimCart(request, shop, answer));
  return Response.json({ to: wayOn(shop, returnToOf(returnTo)) }, { headers });
}

export const loader = () => notFound();
