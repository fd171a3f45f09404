import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from './button.tsx';
import styles from './coupon-box.module.css';
import { Icon } from './icon.tsx';
import { TextField } from './text-field.tsx';

interface CouponBoxProps {
  /** As it is kept; empty: none was typed. */
  code: string;
  isApplied: boolean;
  /** Why it does not apply, already in the shopper's language. */
  error: string | null;
  /** What there is to say of one that applies, already in the shopper's language. */
  note?: string | null;
  /** The id of the form that it belongs to, where it does not stand in it. */
  form?: string;
  isBusy: boolean;
  /** With scripts: another code, or '' for none. Left out: the form sends it. */
  onCode?: (code: string) => void;
}

/**
 * Where a coupon's code is typed; once it applies, the code and the way to take it off again. Its buttons send `coupon` with
 * `newCouponCode`, or `remove-coupon`, as a form's intent.
 */
export function CouponBox({ code, isApplied, error, note = null, form, isBusy, onCode }: CouponBoxProps) {
  const { t } = useLingui();
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

  // What was pressed goes when the code is taken or removed: the keyboard stays where it was.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [code, isApplied]);

  return (
    <div ref={box} className={styles.box} aria-busy={isBusy}>
      {isApplied ? (
        <p className={styles.chip}>
          <Icon name="check" size={20} />
          <span className={styles.code}>{code}</span>
          <button
            className={styles.remove}
            name="intent"
            value="remove-coupon"
            form={form}
            onClick={send('')}
            aria-label={note ? t`Remove code ${code}` : t`Remove coupon ${code}`}
          >
            <Icon name="close" size={20} />
          </button>
        </p>
      ) : (
        <>
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
                if (event.key === 'Enter') apply(event);
              }}
            />
            <Button variant="secondary" name="intent" value="coupon" form={form} onClick={apply}>
              <Trans>Apply</Trans>
            </Button>
          </div>
          {code === '' ? null : (
            <Button variant="quiet" size="small" name="intent" value="remove-coupon" form={form} onClick={send('')} className={styles.without}>
              <Trans>Continue without this code</Trans>
            </Button>
          )}
        </>
      )}
      <p role="status" className={isApplied && note ? styles.note : 'visually-hidden'}>
        {isApplied ? (note ?? <Trans>Coupon {code} has been applied.</Trans>) : error}
      </p>
    </div>
  );
}
