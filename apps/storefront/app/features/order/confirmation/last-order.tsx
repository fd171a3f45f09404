import { Trans } from '@lingui/react/macro';
import type { OrderSummary } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Days } from '#ui/figures/days.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { findLinePicture } from '../details/find-line-picture.ts';
import styles from './last-order.module.css';
import { orderPath } from '../details/order-path.ts';
import { StatusChip } from '../details/status-chip.tsx';

/** Renders the order that the customer most likely looks for: its status and the next action. */
export function LastOrder({ order }: { order: OrderSummary | null }) {
  if (!order) return <NoOrderYet />;
  return (
    <article className={styles.order}>
      <div className={styles.pictures}>
        {order.images.slice(0, 3).map((imageUrl, index) => (
          <Picture key={index} image={findLinePicture(imageUrl)} alt="" sizes="72px" widths={[320]} className={styles.picture} />
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.line}>
          <Link to={orderPath(order)} className={styles.number}>
            {order.invoiceNumber ?? order.orderNumber}
          </Link>
          <StatusChip status={order.status} />
        </p>
        <p className={styles.quiet}>
          {order.date} · <Amount value={order.grandTotal} currency={order.currency} />
        </p>
        <p>{chooseNextStep(order)}</p>
      </div>
      <LinkButton variant="secondary" to={orderPath(order)}>
        <Trans>View order</Trans>
      </LinkButton>
    </article>
  );
}

function chooseNextStep({ status, paymentStatus, deliverFrom, deliverUntil }: OrderSummary): ReactNode {
  const days = <Days from={deliverFrom} until={deliverUntil} />;
  if (status === 'CANCELLED') return <Trans>It was cancelled. You can buy the same items again from its page.</Trans>;
  if (status === 'DELIVERED' || status === 'COMPLETED') return <Arrived />;
  if (status === 'PENDING' && paymentStatus !== 'PROCESSING') return <Trans>It hasn’t been paid for yet. Open it to see how to continue.</Trans>;
  return <Trans>Expected delivery: {days}</Trans>;
}

const NoOrderYet = () => (
  <EmptyState
    title={<Trans>You haven’t ordered anything yet</Trans>}
    action={
      <LinkButton to="/categories">
        <Trans>Have a look around</Trans>
      </LinkButton>
    }
  />
);

function Arrived() {
  const { returnDays } = useReturnDays();
  return <Trans>It has arrived. You have {returnDays} days to return anything that doesn’t fit.</Trans>;
}
