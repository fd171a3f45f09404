import { Trans, useLingui } from '@lingui/react/macro';
import { formatPersonName } from '@selvedge/addresses/names';
import type { ReturnOverview, ReturnRequest } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/locale/format.ts';
import { Link } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { returnReasons } from '../form/return-reasons.ts';
import styles from './return-note.module.css';

interface ReturnNoteProps {
  returnOverview: ReturnOverview;
  request: ReturnRequest;
  /** Path of the previous page, without language. */
  back: string;
}

/** The note that the customer puts into the parcel: a code to scan, the sender and the address. Prints on one sheet. */
export function ReturnNote({ returnOverview, request, back }: ReturnNoteProps) {
  const { t, i18n } = useLingui();
  const { returnNumber } = request;
  const { seller, orderNumber } = returnOverview;
  const day = formatLongDay(request.requestedOn, i18n.locale);
  return (
    <main className={styles.sheet}>
      <nav className={styles.tools} aria-label={t`Return slip`}>
        <Link to={back}>
          <Trans>Back to your returns</Trans>
        </Link>
        <Button type="button" variant="secondary" className={styles.print} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </nav>
      <header className={styles.head}>
        <div>
          <h1>
            <Trans>Return slip</Trans>
          </h1>
          <p className={styles.number}>{returnNumber}</p>
          <p suppressHydrationWarning>
            <Trans>
              Order {orderNumber}, {day}
            </Trans>
          </p>
          <p>{formatPersonName(returnOverview, i18n.locale)}</p>
        </div>
        <QrCode rows={request.qr} label={t`Code for return ${returnNumber}`} className={styles.code} />
      </header>
      <section aria-labelledby="to">
        <h2 id="to">
          <Trans>Send it to</Trans>
        </h2>
        <address className={styles.address}>
          {[seller.name, ...seller.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <section aria-labelledby="in">
        <h2 id="in">
          <Trans>In this parcel</Trans>
        </h2>
        <Pieces items={request.items} />
      </section>
      <Steps />
    </main>
  );
}

function Pieces({ items }: Pick<ReturnRequest, 'items'>) {
  const { i18n } = useLingui();
  return (
    <table className={styles.pieces}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          <th scope="col">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col">
            <Trans>Reason</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items
          .filter(({ status }) => status === 'APPROVED')
          .map((item) => {
            const reason = returnReasons[item.reason];
            return (
              <tr key={item.id}>
                <td>{[item.name, item.color, item.size].filter((part) => part !== '').join(', ')}</td>
                <td>{item.quantity}</td>
                <td>{reason ? i18n._(reason) : '–'}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

const Steps = () => (
  <ol className={styles.steps}>
    <li>
      <Trans>Put this slip in the parcel. No printer? Write the return number on a piece of paper, or show the code at the drop-off point.</Trans>
    </li>
    <li>
      <Trans>Write the address above on the parcel and take it to a drop-off point.</Trans>
    </li>
    <li>
      <Trans>Keep the receipt until your refund or exchange has arrived.</Trans>
    </li>
  </ol>
);

/** A QR code with its quiet zone. @param rows of `1` dark and `0` light */
export function QrCode({ rows, label, className }: { rows: readonly string[]; label: string; className?: string | undefined }) {
  const side = rows.length;
  const path = rows.flatMap((row, y) => [...row].flatMap((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={className} viewBox={`-3 -3 ${side + 6} ${side + 6}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-3} y={-3} width={side + 6} height={side + 6} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
