import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { applyToSell, type ApplicationAnswer } from '#features/sellers/apply-to-sell.ts';
import { BecomeASeller } from '#features/sellers/become-a-seller.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { loadRegionOptions } from '#lib/forms/region-options.ts';
import { getShop } from '#lib/shop-context.ts';
import { reportUnsentForm } from '#lib/forms/handle-form.ts';
import type { Route } from './+types/become-a-seller';

export function loader({ context }: Route.LoaderArgs) {
  const { market, language } = getShop(context);
  return { countries: loadRegionOptions(market.country, language.tag).countries };
}

/** Handles the application form; the page itself is the same for every visitor. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await applyToSell(getShop(context).api, await request.formData());
  return data(answer, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Shows a network error next to the form, which keeps the input. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<ApplicationAnswer> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch {
    return reportUnsentForm(form);
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function BecomeASellerPage({ loaderData: { countries }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Become a seller`;
  const isRefused = actionData !== undefined && !('isTaken' in actionData);
  return (
    <>
      <PageHead
        title={isRefused ? t`Error: ${title}` : title}
        description={t`Sell what you make in our shop: what you get, what we ask for, and the application.`}
      />
      <BecomeASeller countries={countries} answer={actionData} />
    </>
  );
}
