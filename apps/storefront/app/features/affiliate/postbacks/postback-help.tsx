import { Trans } from '@lingui/react/macro';
import { eventNames } from './postback-texts.ts';
import portal from '../portal/portal.module.css';
import styles from './postbacks.module.css';

/** Explains what a postback contains, how to verify its signature, and which response is expected. */
export function PostbackHelp() {
  return (
    <details className={styles.help}>
      <summary className={portal.download}>
        <Trans>What is sent, and how to check that it comes from us</Trans>
      </summary>
      <dl className={styles.terms}>
        <dt translate="no">{eventNames.conversion}</dt>
        <dd>
          <Trans>
            An item of an order earns you something: order number, product, base, rate, commission, country, and the subid and campaign of the click.
          </Trans>
        </dd>
        <dt translate="no">{eventNames.reversal}</dt>
        <dd>
          <Trans>Some of it was sent back, cancelled or refused: what is taken off, and of which commission.</Trans>
        </dd>
        <dt translate="no">{eventNames.payout}</dt>
        <dd>
          <Trans>Your money is on its way, or could not be paid.</Trans>
        </dd>
      </dl>
      <p>
        <Trans>
          Each one is a POST with JSON, and its id stays the same when it is sent again. It is signed by the Standard Webhooks specification: the
          headers webhook-id, webhook-timestamp and webhook-signature. Libraries that check them are at{' '}
          <a href="https://www.standardwebhooks.com" rel="noreferrer" className={styles.inline}>
            standardwebhooks.com
          </a>
          .
        </Trans>
      </p>
      <p>
        <Trans>
          Answer with a status of 200 to 299 within 5 seconds. Otherwise we try seven more times over about a day. Nothing in it tells who has
          ordered.
        </Trans>
      </p>
    </details>
  );
}
