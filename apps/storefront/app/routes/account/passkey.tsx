import { claimCart } from '#features/cart/session/claim-cart.ts';
import { buildSessionHeaders, getNextPath } from '#features/auth/redirect-signed-in.ts';
import { toRefusal } from '#features/auth/refusal.ts';
import { readDevice } from '#lib/session/cookies.ts';
import { unshared } from '#lib/session/guards.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { parseReturnTo } from '#lib/session/return-to.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/passkey';

/** Signs in by passkey for the script: the first call returns a challenge, the second verifies the passkey's response. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const body = (await request.json().catch(() => null)) as Record<string, unknown> | null;
  try {
    return body?.intent === 'sign-in'
      ? await answerSignIn(request, shop, body)
      : Response.json(await shop.api.passkeySignInOptions(shop.origin), { headers: unshared() });
  } catch (error) {
    const { code, params, status } = toRefusal(error);
    return Response.json({ code, params }, { status, headers: unshared() });
  }
}

async function answerSignIn(request: Request, shop: Shop, { challengeId, response, returnTo }: Record<string, unknown>): Promise<Response> {
  const device = readDevice(request);
  const answer = await shop.api.signInByPasskey({
    challengeId: typeof challengeId === 'string' ? challengeId : '',
    response: typeof response === 'object' && response !== null ? { ...response } : {},
    ...(device && { device }),
  });
  const headers = buildSessionHeaders(answer, shop, await claimCart(request, shop, answer));
  return Response.json({ to: getNextPath(shop, parseReturnTo(returnTo)) }, { headers });
}

export const loader = () => notFound();
