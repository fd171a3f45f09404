import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from '../button.tsx';
import styles from './coupon-box.module.css';
import { Icon } from '../media/icon.tsx';
import { TextField } from './text-field.tsx';

interface CouponBoxProps {
  /** The stored code; empty if there is none. */
  code: string;
  isApplied: boolean;
  /** Why the code does not apply, translated. */
  error: string | null;
  /** A note on a code that applies, translated. */
  note?: string | null;
  /** Id of the form if the box is outside of it. */
  form?: string;
  isBusy: boolean;
  /** Called with another code, or '' for none. If omitted, the form submits it. */
  onCode?: (code: string) => void;
}

/**
 * The field for a coupon code. A code that applies is shown with a button to remove it. The buttons send `coupon` with
 * `newCouponCode`, or `remove-coupon`, as the form's intent.
 */
export function CouponBox({ code, isApplied, error, note = null, form, isBusy, onCode }: CouponBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = () => box.current?.querySelector('input');
  const isPressed = useRef(false);
  const send = (wanted: string) => (event: MouseEvent | KeyboardEvent) => {
    isPressed.current = true;
    if (!onCode) return;
    event.preventDefault();
    onCode(wanted);
  };
  const apply = (event: MouseEvent | KeyboardEvent) => send(field()?.value ?? '')(event);

  // The pressed button disappears, so the focus moves to its replacement.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('summary, button, input')?.focus();
  }, [code, isApplied]);

  return (
    <div ref={box} className={styles.box} aria-busy={isBusy}>
      {isApplied ? (
        <AppliedCode code={code} note={note} form={form} onRemove={send('')} />
      ) : (
        <>
          {/* Closed at first: an empty field makes shoppers leave to look for a code. */}
          <details className={styles.fold} open={code !== '' || error !== null}>
            <summary className={styles.summary}>
              <Trans>Coupon code</Trans>
              <Icon name="chevron" size={16} />
            </summary>
            <CodeField code={code} error={error} form={form} onApply={apply} />
          </details>
          {code === '' ? null : (
            <Button variant="quiet" size="small" name="intent" value="remove-coupon" form={form} onClick={send('')} className={styles.without}>
              <Trans>Continue without this code</Trans>
            </Button>
          )}
        </>
      )}
      <p role="status" data-failure={!isApplied && error ? '' : undefined} className={isApplied && note ? styles.note : 'visually-hidden'}>
        {isApplied ? (note ?? <Trans>Coupon {code} has been applied.</Trans>) : error}
      </p>
    </div>
  );
}

interface AppliedCodeProps extends Pick<CouponBoxProps, 'code' | 'note' | 'form'> {
  onRemove: (event: MouseEvent) => void;
}

function AppliedCode({ code, note, form, onRemove }: AppliedCodeProps) {
  const { t } = useLingui();
  return (
    <p className={styles.chip}>
      <Icon name="check" size={20} />
      <span className={styles.code}>{code}</span>
      <button
        className={styles.remove}
        name="intent"
        value="remove-coupon"
        form={form}
        onClick={onRemove}
        aria-label={note ? t`Remove code ${code}` : t`Remove coupon ${code}`}
      >
        <Icon name="close" size={20} />
      </button>
    </p>
  );
}

interface CodeFieldProps extends Pick<CouponBoxProps, 'code' | 'error' | 'form'> {
  onApply: (event: MouseEvent | KeyboardEvent) => void;
}

function CodeField({ code, error, form, onApply }: CodeFieldProps) {
  const { t } = useLingui();
  return (
    <div className={styles.row}>
      <TextField
        key={code}
        label={t`Coupon code`}
        name="newCouponCode"
        form={form}
        defaultValue={code}
        error={error}
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="done"
        spellCheck={false}
        maxLength={40}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onApply(event);
        }}
      />
      <Button variant="secondary" name="intent" value="coupon" form={form} onClick={onApply}>
        <Trans>Apply</Trans>
      </Button>
    </div>
  );
}
