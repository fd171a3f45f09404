import { redirect } from 'react-router';
import { trackedOrder } from '#features/order/tracking-cookie.ts';
import { trackingQuestion } from '#features/order/tracking.ts';
import { readLastOrder } from '#lib/cookies.ts';
import { sessionOf, unshared } from '#lib/guards.ts';
import { notFound } from '#lib/or-not-found.ts';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/order-paper';

export const loader = () => notFound();

/**
 * Hands on an invoice or a credit note. Whose it is the API decides: by the session of whoever is signed in, or by what this
 * browser proved for the order on show or the one placed last.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const form = await request.formData();
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 40) : '';
  };
  const asked = { order: text('order'), number: text('number') };
  for (const find of [ownPaper, provenPaper]) {
    const answer = await find(request, shop, asked);
    if (answer?.ok) return fileOf(answer);
  }
  return redirect(`${shop.href('/Track/Order')}?paper=missing`, { status: 303, headers: unshared() });
}

interface AskedPaper {
  order: string;
  number: string;
}

async function ownPaper(_: Request, shop: Shop, { order, number }: AskedPaper): Promise<Response | null> {
  const session = await sessionOf(shop);
  return session && shop.api.ownPaper(session.id, order, number);
}

async function provenPaper(request: Request, { api }: Shop, { order, number }: AskedPaper): Promise<Response | null> {
  const tracked = trackedOrder(request);
  if (tracked?.orderNumber === order) return api.paper(trackingQuestion(tracked), number);
  const last = readLastOrder(request);
  return last?.orderNumber === order ? api.paper(last, number) : null;
}

const fileOf = (answer: Response): Response =>
  new Response(answer.body, {
    headers: {
      ...unshared(),
      'Content-Type': 'application/pdf',
      'Content-Disposition': answer.headers.get('content-disposition') ?? 'attachment',
      'X-Content-Type-Options': 'nosniff',
    },
  });
