import { Trans } from '@lingui/react/macro';
import { eventNames } from './postback-texts.ts';
import portal from '../portal/portal.module.css';
import styles from './postbacks.module.css';

/** Explains the content of a postback, the check of its signature, and the expected response. */
export function PostbackHelp() {
  return (
    <details className={styles.help}>
      <summary className={portal.download}>
        <Trans>What we send, and how to verify that it’s from us</Trans>
      </summary>
      <dl className={styles.terms}>
        <dt translate="no">{eventNames.conversion}</dt>
        <dd>
          <Trans>
            An item in an order earns you commission: order number, product, base, rate, commission, country, and the click’s sub-ID and campaign.
          </Trans>
        </dd>
        <dt translate="no">{eventNames.reversal}</dt>
        <dd>
          <Trans>All or part of it was returned, cancelled or refused: what’s deducted, and from which commission.</Trans>
        </dd>
        <dt translate="no">{eventNames.payout}</dt>
        <dd>
          <Trans>Your money is on its way, or the payout failed.</Trans>
        </dd>
      </dl>
      <p>
        <Trans>
          Each one is a POST request with JSON and keeps its ID if it’s sent again. It’s signed as described by the Standard Webhooks specification,
          in the headers webhook-id, webhook-timestamp and webhook-signature. You’ll find libraries that verify them at{' '}
          <a href="https://www.standardwebhooks.com" rel="noreferrer" className={styles.inline}>
            standardwebhooks.com
          </a>
          .
        </Trans>
      </p>
      <p>
        <Trans>
          Reply with a status from 200 to 299 within 5 seconds. Otherwise we’ll try seven more times over about a day. We never say who placed the
          order.
        </Trans>
      </p>
    </details>
  );
}
