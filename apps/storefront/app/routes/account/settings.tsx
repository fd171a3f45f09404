import { Trans, useLingui } from '@lingui/react/macro';
import { EmailState } from '#features/account/security/email-state.tsx';
import { PageTitle } from '#features/account/page-title.tsx';
import { cancelEmailChange, resendConfirmation, saveProfile } from '#features/account/save-profile.ts';
import { SettingsForm } from '#features/account/settings-form.tsx';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { loadRegionOptions } from '#lib/forms/region-options.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/settings';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, market, language } = getShop(context);
  const { phoneCodes } = loadRegionOptions(market.country, language.tag);
  const { id, isPasskeyFresh } = getContextCustomer(context);
  return { profile: await api.profile(id), phoneCodes, isPasskeyFresh };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const { id } = getContextCustomer(context);
  const form = await request.formData();
  if (form.get('intent') === 'resend') return resendConfirmation(shop, id, form, '/user/settings');
  if (form.get('intent') === 'keep-email') return cancelEmailChange(shop, id, form);
  return saveProfile(shop, id, form);
}

export const headers = unshared;

export default function SettingsPage({ loaderData: { profile, phoneCodes, isPasskeyFresh }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Settings`;
  return (
    <>
      <PageHead isPrivate title={actionData ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>Who you are, and how we can reach you.</Trans>}>{title}</PageTitle>
      <EmailState profile={profile} />
      <SettingsForm profile={profile} phoneCodes={phoneCodes} answer={actionData} isPasskeyFresh={isPasskeyFresh} />
    </>
  );
}
