import { Trans } from '@lingui/react/macro';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './masked-order.module.css';

/** Whether the link of an order was just sent, or too often today. */
export type LinkState = 'sent' | 'later' | null;

/** Offers an email with the link to the whole order to a visitor who knows only the order numbers. */
export function MaskedOrder({ email, linkState }: { email: string; linkState: LinkState }) {
  if (linkState === 'sent') {
    return (
      <Notice tone="success">
        <Trans>We’ve sent the link to {email}.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      <div className={styles.masked}>
        <p>
          {linkState === 'later' ? (
            <Trans>We’ve already sent this link several times today. Please check your inbox, or try again tomorrow.</Trans>
          ) : (
            <Trans>To protect you, we’ve hidden your name, address and invoice. Use the link in our emails to see the whole order.</Trans>
          )}
        </p>
        <Form method="post" action="/Track/Order">
          <Button variant="secondary" size="small" name="intent" value="link">
            <Trans>Email me the link</Trans>
          </Button>
        </Form>
      </div>
    </Notice>
  );
}
