import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './cancel-order.module.css';

/** Characters. With the reason in front, the text stays within the maximum length of the API. */
const maxNoteLength = 400;

/** Returns the cancellation reason of a form: a code, which is counted, and an optional note, which staff read. */
export function readCancelReason(form: FormData): string {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return [text('reason').slice(0, 40), text('note').slice(0, maxNoteLength)].filter((part) => part !== '').join(': ');
}

/** Renders the form that cancels an order, with a reason and a confirmation. Works without JavaScript. */
export function CancelOrder({ isPaid }: { isPaid: boolean }) {
  const { t } = useLingui();
  const reasons = [
    { value: 'changed-mind', label: t`I’ve changed my mind` },
    { value: 'by-mistake', label: t`I ordered by mistake` },
    { value: 'wrong-item', label: t`I want a different size, colour or item` },
    { value: 'too-slow', label: t`It’s taking too long` },
    { value: 'other', label: t`Another reason` },
  ];
  return (
    <details className={styles.cancel}>
      <summary className={styles.ask}>
        <Trans>Cancel this order</Trans>
        <Icon name="chevron" size={20} />
      </summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="cancel" />
        <p>
          {isPaid ? (
            <Trans>We won’t send anything, and we’ll refund you the way you paid. This can’t be undone.</Trans>
          ) : (
            <Trans>We won’t send anything, and there’s nothing to pay. This can’t be undone.</Trans>
          )}
        </p>
        <SelectField name="reason" label={t`Why are you cancelling?`} options={reasons} />
        <TextField isLong name="note" label={t`In your own words`} maxLength={maxNoteLength} />
        <div>
          <Button>
            <Trans>Yes, cancel the order</Trans>
          </Button>
        </div>
      </Form>
    </details>
  );
}
