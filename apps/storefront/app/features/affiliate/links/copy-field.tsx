import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import styles from './copy-field.module.css';

const subscribeToNothing = () => () => undefined;

/** An address with a copy button. Its field selects its text on focus. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { show } = useSnackbar();
  // The button needs scripts; without them the field is enough.
  const hasScripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      show({ text: t`Copied`, tone: 'success' });
    } catch {
      show({ text: t`It is selected: please copy it with your keyboard or menu.`, tone: 'failure' });
    }
  };
  return (
    <div className={styles.copy}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.value}
        readOnly
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
        translate="no"
      />
      {hasScripts ? (
        <Button type="button" variant="secondary" onClick={() => void copy()} aria-label={t`Copy: ${label}`}>
          <Trans>Copy</Trans>
        </Button>
      ) : null}
    </div>
  );
}
