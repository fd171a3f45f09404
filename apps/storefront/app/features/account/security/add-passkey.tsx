import { Trans, useLingui } from '@lingui/react/macro';
import type { PasskeyCreation } from '@selvedge/server/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { useLocalPath } from '#lib/paths/link.tsx';
import { createPasskey, hasPasskeys, type PasskeyRefusal } from '#lib/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import { refusalText } from '#lib/api/refusal-text.ts';

/** The action's response while a passkey is created: the options, the success, or the refusal. */
export type PasskeyStep = { asked: PasskeyCreation } | { isAdded: true } | { refusal: { code: string; params: Readonly<Record<string, unknown>> } };

const never = () => () => undefined;

/** Creates a passkey on this device. Needs scripts and is hidden without them. @param name of the device */
export function AddPasskey({ name }: { name: string }) {
  const { t, i18n } = useLingui();
  const { show } = useSnackbar();
  const action = useLocalPath()('/user/security');
  const isOffered = useSyncExternalStore(never, hasPasskeys, () => false);
  const { data: step, state, submit } = useFetcher<PasskeyStep>();
  const [refused, setRefused] = useState<PasskeyRefusal | null>(null);
  const [answered, setAnswered] = useState<PasskeyStep>();
  const seen = useRef(step);

  useEffect(() => {
    if (!step || seen.current === step) return;
    seen.current = step;
    if ('isAdded' in step) show({ text: t`The passkey is added.`, tone: 'success' });
    if (!('asked' in step)) return;
    void createPasskey(step.asked).then((answer) => {
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
    cancelled: t`No passkey was made. You can try again at any time.`,
    known: t`This device already has a passkey for your account.`,
    failed: t`The passkey could not be made on this device.`,
  };
  const problemText = refused ? refusals[refused] : step && 'refusal' in step ? refusalText(i18n, step.refusal) : null;
  const isAsking = step !== undefined && 'asked' in step && answered !== step;
  const isBusy = state !== 'idle' || isAsking;
  const ask = () => {
    setRefused(null);
    void submit({ intent: 'passkey-options' }, { method: 'post', action });
  };
  return (
    <>
      {problemText && !isBusy ? <Notice tone="error">{problemText}</Notice> : null}
      <div>
        <Button type="button" variant="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && ask()}>
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
    </>
  );
}
