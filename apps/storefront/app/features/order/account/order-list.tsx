import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderSummary } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { Amount } from '#ui/figures/amount.tsx';
import { Days } from '#ui/figures/days.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { findLinePicture } from '../details/find-line-picture.ts';
import { isUnderway } from '../details/status-texts.ts';
import styles from './order-list.module.css';
import { orderPath } from '../details/order-path.ts';
import { StatusChip } from '../details/status-chip.tsx';

/** The number of lines that are shown with their image. */
const picturesShown = 3;

/** Renders a customer's orders as a table, on a phone as cards. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const { t, i18n } = useLingui();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        <Trans>Your orders</Trans>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <Trans>Order</Trans>
          </th>
          <th scope="col">
            <Trans>Items</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col">
            <Trans>Expected delivery</Trans>
          </th>
          <th scope="col" className={styles.sum}>
            <Trans>Grand total</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderNumber} className={styles.order}>
            <th scope="row" className={styles.name}>
              <Link to={orderPath(order)} className={styles.number}>
                {order.invoiceNumber ?? order.orderNumber}
              </Link>
              <span className={styles.quiet}>{order.date}</span>
            </th>
            <td className={styles.pictures}>
              {order.images.slice(0, picturesShown).map((imageUrl, index) => (
                <Picture key={index} image={findLinePicture(imageUrl)} alt="" sizes="44px" widths={[320]} className={styles.picture} />
              ))}
              <span className={styles.quiet} aria-label={t`Items: ${i18n.number(order.pieces)}`}>
                × {i18n.number(order.pieces)}
              </span>
            </td>
            <td className={styles.status}>
              <StatusChip status={order.status} />
            </td>
            <td className={styles.when}>
              {isUnderway(order) ? <Days from={order.deliverFrom} until={order.deliverUntil} /> : <span className={styles.quiet}>–</span>}
            </td>
            <td className={styles.sum}>
              <Amount value={order.grandTotal} currency={order.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
