import { Trans, useLingui } from '@lingui/react/macro';
import { AddPasskey } from '#features/account/security/add-passkey.tsx';
import { PasskeyButton } from '#features/auth/passkey-button.tsx';
import { changeSecurity, changeTwoStep, createPasskeyStep, isTwoStepIntent } from '#features/account/security/change-security.ts';
import { formatDeviceName, SessionList } from '#features/account/security/session-list.tsx';
import { PageTitle } from '#features/account/page-title.tsx';
import { TwoStepSettings } from '#features/account/security/two-step.tsx';
import { PasskeyList } from '#features/account/security/passkey-list.tsx';
import { Section } from '#ui/section.tsx';
import { errorText } from '#lib/api/error-texts.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/security';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  const { id, isPasskeyFresh } = getContextCustomer(context);
  const [sessions, passkeys, twoStep] = await Promise.all([api.sessions(id), api.passkeys(id), api.twoStep(id)]);
  return { id, sessions, passkeys, twoStep, isPasskeyFresh };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const { id } = getContextCustomer(context);
  const form = await request.formData();
  if (isTwoStepIntent(form.get('intent'))) return changeTwoStep(shop, id, form);
  const isPasskey = form.get('intent') === 'passkey-options' || form.get('intent') === 'add-passkey';
  return isPasskey ? createPasskeyStep(shop, id, form) : changeSecurity(shop, id, form);
}

export const headers = unshared;

export default function SecurityPage({ loaderData: { id, sessions, passkeys, twoStep, isPasskeyFresh }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { twoStep: twoStepAnswer, refusal } = splitAnswer(actionData);
  const here = sessions.find(({ isThis }) => isThis);
  return (
    <>
      <PageHead isPrivate title={t`Security`} />
      <PageTitle words={<Trans>Where you’re signed in, and how.</Trans>}>
        <Trans>Security</Trans>
      </PageTitle>
      {refusal ? <Notice tone="error">{errorText(i18n, refusal.code, refusal.params)}</Notice> : null}
      <Section title={<Trans>Your devices</Trans>} words={<Trans>Don’t recognise one? Sign it out, then change your password.</Trans>}>
        <SessionList sessions={sessions} />
      </Section>
      <Section
        title={<Trans>Passkeys</Trans>}
        words={<Trans>With a passkey, you sign in with your fingerprint, face or screen lock: nothing to remember and nothing to steal.</Trans>}
      >
        <PasskeyList passkeys={passkeys} />
        <AddPasskey name={here ? formatDeviceName(here) : ''} isPasskeyFresh={isPasskeyFresh} />
        {passkeys.length > 0 && !isPasskeyFresh ? (
          <PasskeyButton returnTo="/user/security">
            <Trans>Confirm with a passkey</Trans>
          </PasskeyButton>
        ) : null}
      </Section>
      <Section
        title={<Trans>Two-step sign-in</Trans>}
        words={
          <Trans>
            After your password, we ask for a code from an app on your phone. A stolen password is then not enough. Passkeys need no code.
          </Trans>
        }
      >
        <TwoStepSettings userId={id} isPasskeyFresh={isPasskeyFresh} state={twoStep} answer={twoStepAnswer} />
      </Section>
    </>
  );
}

/** Separates the response to a form of two-step sign-in from the others. */
function splitAnswer(answer: Route.ComponentProps['actionData']) {
  if (!answer) return { twoStep: undefined, refusal: null };
  if ('setup' in answer || 'recoveryCodes' in answer) return { twoStep: answer, refusal: null };
  if ('intent' in answer && isTwoStepIntent(answer.intent)) return { twoStep: answer, refusal: null };
  return { twoStep: undefined, refusal: 'refusal' in answer ? answer.refusal : null };
}
