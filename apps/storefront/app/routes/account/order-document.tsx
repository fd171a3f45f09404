import { redirect } from 'react-router';
import { findSession, unshared } from '#lib/session/guards.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import type { Route } from './+types/order-document';

export const loader = () => notFound();

/**
 * Serves an invoice or a credit note. The API checks access by the link of the order, which is in the form, or by the session.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const text = (name: string, maxLength = 40): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, maxLength) : '';
  };
  const document = { order: text('order'), number: text('number'), link: text('link', 100) };
  for (const find of [findLinkedDocument, findCustomerDocument]) {
    const response = await find(request, shop, document);
    if (response?.ok) return toFileResponse(response);
  }
  return redirect(`${shop.href('/Track/Order')}?document=missing`, { status: 303, headers: unshared() });
}

interface RequestedDocument {
  order: string;
  number: string;
  /** Empty if the order was not opened by a link. */
  link: string;
}

async function findLinkedDocument(_: Request, { api }: Shop, { link, number }: RequestedDocument): Promise<Response | null> {
  return link === '' ? null : api.orderDocument({ link }, number);
}

async function findCustomerDocument(_: Request, shop: Shop, { order, number }: RequestedDocument): Promise<Response | null> {
  const session = await findSession(shop);
  return session && shop.api.customerDocument(session.id, order, number);
}

const toFileResponse = (response: Response): Response =>
  new Response(response.body, {
    headers: {
      ...unshared(),
      'Content-Type': 'application/pdf',
      'Content-Disposition': response.headers.get('content-disposition') ?? 'attachment',
      'X-Content-Type-Options': 'nosniff',
    },
  });
