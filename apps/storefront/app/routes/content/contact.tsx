import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { Contact } from '#features/contact/contact.tsx';
import { writeToShop, type ContactAnswer } from '#features/contact/write-to-shop.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { reportUnsentForm } from '#lib/forms/handle-form.ts';
import type { Route } from './+types/contact';

/** Handles the form; the page itself is the same for every visitor. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await writeToShop(getShop(context).api, await request.formData());
  return data(answer, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Shows a network error next to the form, which keeps the input. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<ContactAnswer> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch {
    return reportUnsentForm(form);
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Write to us`;
  const isRefused = actionData !== undefined && !('number' in actionData);
  return (
    <>
      <PageHead
        title={isRefused ? t`Error: ${title}` : title}
        description={t`Ask us about an order, a delivery, a return, a payment or a product.`}
      />
      <Contact answer={actionData} />
    </>
  );
}
