import { Trans } from '@lingui/react/macro';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './masked-order.module.css';

/** Whether the link of an order was just sent, or too often today. */
export type LinkState = 'sent' | 'later' | null;

/** Tells a visitor who knows only the numbers of an order how to see all of it: by the link that we send to its email address. */
export function MaskedOrder({ email, linkState }: { email: string; linkState: LinkState }) {
  if (linkState === 'sent') {
    return (
      <Notice tone="success">
        <Trans>We have sent the link to {email}.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      <div className={styles.masked}>
        <p>
          {linkState === 'later' ? (
            <Trans>We have sent this link often today. Please look in your inbox, or try again tomorrow.</Trans>
          ) : (
            <Trans>To protect you, we hide name, address and invoice here. The link in our emails shows all of your order.</Trans>
          )}
        </p>
        <Form method="post" action="/Track/Order">
          <Button variant="secondary" size="small" name="intent" value="link">
            <Trans>Send me the link by email</Trans>
          </Button>
        </Form>
      </div>
    </Notice>
  );
}
