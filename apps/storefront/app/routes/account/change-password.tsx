import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { PasswordForm } from '#features/account/security/password-form.tsx';
import { handleForm, readText } from '#lib/forms/handle-form.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/change-password';

export function loader({ context }: Route.LoaderArgs) {
  const { id, email } = getContextCustomer(context);
  return { id, email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const { id } = getContextCustomer(context);
  const form = await request.formData();
  return handleForm(shop, form, '/user/change-password', async () => {
    const typed = {
      oldPassword: readText(form, 'oldPassword'),
      password: readText(form, 'password'),
      repeatPassword: readText(form, 'repeatPassword'),
    };
    await shop.api.changePassword(id, typed);
    // This page shows the devices, which are signed out now.
    return { to: '/user/security', notice: 'password-changed' };
  });
}

export const headers = unshared;

export default function ChangePasswordPage({ loaderData: { id, email }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Change password`;
  return (
    <>
      <PageHead isPrivate title={actionData ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>Changing it signs out all your other devices. You’ll stay signed in here.</Trans>}>{title}</PageTitle>
      <PasswordForm userId={id} email={email} answer={actionData} />
    </>
  );
}
