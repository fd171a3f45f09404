import { Trans, useLingui } from '@lingui/react/macro';
import type { PasskeyCreation } from '@selvedge/server/contract';
import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { useLocalPath } from '#lib/paths/link.tsx';
import { createPasskey, hasPasskeys, type PasskeyRefusal } from '#lib/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import { fieldText } from '#lib/api/error-texts.ts';
import type { FieldIssue } from '#lib/api/api-error.ts';
import { CurrentPassword } from '#ui/forms/current-password.tsx';
import styles from './add-passkey.module.css';
import { refusalText } from '#lib/api/refusal-text.ts';

/** The action's response while a passkey is created: the options, the success, or the refusal. */
export type PasskeyStep =
  | { options: PasskeyCreation }
  | { isAdded: true }
  | { refusal: { code: string; params: Readonly<Record<string, unknown>> }; issues: readonly FieldIssue[] };

const subscribeToNothing = () => () => undefined;

interface AddPasskeyProps {
  /** Name of the device. */
  name: string;
  isPasskeyFresh: boolean;
}

/** Creates a passkey on this device, after the password. Needs scripts and is hidden without them. */
export function AddPasskey({ name, isPasskeyFresh }: AddPasskeyProps) {
  const { t, i18n } = useLingui();
  const { show } = useSnackbar();
  const action = useLocalPath()('/user/security');
  const isOffered = useSyncExternalStore(subscribeToNothing, hasPasskeys, () => false);
  const { data: step, state, submit } = useFetcher<PasskeyStep>();
  const [refused, setRefused] = useState<PasskeyRefusal | null>(null);
  const [answered, setAnswered] = useState<PasskeyStep>();
  const seen = useRef(step);

  useEffect(() => {
    if (!step || seen.current === step) return;
    seen.current = step;
    if ('isAdded' in step) show({ text: t`Passkey added.`, tone: 'success' });
    if (!('options' in step)) return;
    void createPasskey(step.options).then((answer) => {
      setAnswered(step);
      if ('refusal' in answer) setRefused(answer.refusal);
      else
        void submit(
          { intent: 'add-passkey', challengeId: answer.challengeId, response: JSON.stringify(answer.response), name },
          { method: 'post', action },
        );
    });
  }, [step, submit, action, name, show, t]);

  if (!isOffered) return null;
  const refusals: Readonly<Record<PasskeyRefusal, string>> = {
    cancelled: t`No passkey was created. You can try again at any time.`,
    known: t`This device already has a passkey for your account.`,
    failed: t`We couldn’t create a passkey on this device.`,
  };
  const { passwordIssue, refusal } = readRefusal(step);
  const problemText = refused ? refusals[refused] : refusal && refusalText(i18n, refusal);
  const isAsking = step !== undefined && 'options' in step && answered !== step;
  const isBusy = state !== 'idle' || isAsking;
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setRefused(null);
    void submit(event.currentTarget, { method: 'post', action });
  };
  return (
    <>
      {problemText && !isBusy ? <Notice tone="error">{problemText}</Notice> : null}
      <form method="post" className={styles.ask} onSubmit={ask} noValidate>
        <input type="hidden" name="intent" value="passkey-options" />
        <CurrentPassword isPasskeyFresh={isPasskeyFresh} error={passwordIssue && !isBusy ? fieldText(i18n, passwordIssue) : null} />
        <Button variant="secondary" aria-disabled={isBusy || undefined}>
          <Trans>Add a passkey</Trans>
        </Button>
      </form>
    </>
  );
}

/** Returns the issue of the password field, or else the refusal. */
function readRefusal(step: PasskeyStep | undefined) {
  if (!step || !('refusal' in step)) return { passwordIssue: undefined, refusal: null };
  const passwordIssue = step.issues.find(({ field }) => field === 'currentPassword');
  return { passwordIssue, refusal: passwordIssue ? null : step.refusal };
}
