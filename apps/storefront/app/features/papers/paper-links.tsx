import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, Paper } from '@selvedge/server/contract';
import { useSearchParams } from 'react-router';
import { formatLongDay } from '#lib/format.ts';
import { Form } from '#lib/link.tsx';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './paper-links.module.css';

/** Invoice and credit notes of an order, each to be saved as a PDF. Forms, so that no number stands in an address. */
export function PaperLinks({ order: { orderNumber, papers } }: { order: Pick<Order, 'orderNumber' | 'papers'> }) {
  const [query] = useSearchParams();
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="papers" className={styles.papers}>
      <h2 id="papers">
        <Trans>Invoice</Trans>
      </h2>
      {query.has('paper') ? (
        <Notice tone="warning">
          <Trans>This document cannot be had at the moment. Please try again later.</Trans>
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {papers.map((paper) => (
          <li key={paper.number} className={styles.paper}>
            <PaperWords paper={paper} />
            <Form method="post" action="/orders/paper" reloadDocument>
              <input type="hidden" name="order" value={orderNumber} />
              <Button variant="secondary" size="small" name="number" value={paper.number}>
                <Trans>
                  Save PDF<span className="visually-hidden"> {paper.number}</span>
                </Trans>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaperWords({ paper: { kind, number, issuedOn, total, currency } }: { paper: Paper }) {
  const { t, i18n } = useLingui();
  return (
    <p className={styles.words}>
      <span>
        {kind === 'invoice' ? t`Invoice` : t`Credit note`} <span className={styles.number}>{number}</span>
      </span>
      <span className={styles.quiet}>
        {formatLongDay(issuedOn, i18n.locale)} · <Amount value={total} currency={currency} />
      </span>
    </p>
  );
}
