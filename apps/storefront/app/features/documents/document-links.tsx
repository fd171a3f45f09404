import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, OrderDocument } from '@selvedge/server/contract';
import { useSearchParams } from 'react-router';
import { formatLongDay } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { Amount } from '#ui/figures/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './document-links.module.css';

interface DocumentLinksProps {
  order: Pick<Order, 'orderNumber' | 'documents' | 'link'>;
}

/** Invoice and credit notes of an order, each to be saved as a PDF. They are forms, so that no number is in an address. */
export function DocumentLinks({ order: { orderNumber, documents, link } }: DocumentLinksProps) {
  const [query] = useSearchParams();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className={styles.documents}>
      <h2 id="documents">
        <Trans>Invoice</Trans>
      </h2>
      {query.has('document') ? (
        <Notice tone="warning">
          <Trans>This document isn’t available right now. Please try again later.</Trans>
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {documents.map((orderDocument) => (
          <li key={orderDocument.number} className={styles.document}>
            <DocumentDescription orderDocument={orderDocument} />
            <Form method="post" action="/orders/document" reloadDocument>
              <input type="hidden" name="order" value={orderNumber} />
              {link ? <input type="hidden" name="link" value={link} /> : null}
              <Button variant="secondary" size="small" name="number" value={orderDocument.number}>
                <Trans>
                  Save PDF<span className="visually-hidden"> {orderDocument.number}</span>
                </Trans>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentDescription({ orderDocument: { name, number, issuedOn, total, currency } }: { orderDocument: OrderDocument }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.words}>
      <span>
        {name} <span className={styles.number}>{number}</span>
      </span>
      <span className={styles.quiet}>
        {formatLongDay(issuedOn, i18n.locale)} · <Amount value={total} currency={currency} />
      </span>
    </p>
  );
}
