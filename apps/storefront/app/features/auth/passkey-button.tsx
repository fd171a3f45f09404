import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { errorText } from '#lib/api/error-texts.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import { hasPasskeys } from '#lib/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './auth-form.module.css';
import { signInByPasskey, type PasskeyFailure } from './sign-in-by-passkey.ts';

const subscribeToNothing = () => () => undefined;

/** Signs in with a passkey. Shown only in browsers that support it. @param children another label for the button */
export function PasskeyButton({ returnTo, children }: { returnTo: string | null; children?: ReactNode }) {
  const { i18n } = useLingui();
  const local = useLocalPath();
  const isOffered = useSyncExternalStore(subscribeToNothing, hasPasskeys, () => false);
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<PasskeyFailure | null>(null);
  if (!isOffered) return null;

  const ask = async () => {
    setIsAsking(true);
    setRefused(null);
    const outcome = await signInByPasskey(local('/auth/passkey'), returnTo);
    // A full page load, so that no data of the previous guest stays in memory.
    if ('to' in outcome) window.location.assign(outcome.to);
    else {
      setRefused(outcome);
      setIsAsking(false);
    }
  };

  return (
    <div className={styles.passkey}>
      <p className={styles.or}>
        <Trans>or</Trans>
      </p>
      <Button type="button" variant="secondary" isWide aria-disabled={isAsking} onClick={() => (isAsking ? undefined : void ask())}>
        {children ?? <Trans>Sign in with a passkey</Trans>}
      </Button>
      <div aria-live="polite">
        {refused?.code === 'cancelled' ? (
          <Notice tone="info">
            <Trans>No passkey was used. Try again or sign in with your password.</Trans>
          </Notice>
        ) : refused ? (
          <Notice tone="error">{errorText(i18n, refused.code, refused.params)}</Notice>
        ) : null}
      </div>
    </div>
  );
}
