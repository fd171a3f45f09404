import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Order, OrderShipment } from '@selvedge/server/contract';
import { useShop } from '#lib/use-shop.ts';
import { Picture } from '#ui/media/picture.tsx';
import { findLinePicture } from '../details/find-line-picture.ts';
import { parcelTexts } from '../details/status-texts.ts';
import styles from './parcels.module.css';
import { StatusChip } from '../details/status-chip.tsx';

/** Renders the parcels of an order with contents, carrier and status; nothing before the first parcel is packed. */
export function Parcels({ order }: { order: Pick<Order, 'shipments' | 'lines' | 'pickup'> }) {
  const unpacked = order.lines.reduce((sum, line) => sum + line.unpacked, 0);
  if (order.shipments.length === 0) return null;
  return (
    <section aria-labelledby="parcels" className={styles.parcels}>
      <h2 id="parcels">
        <Trans>Parcels</Trans>
      </h2>
      <ol className={styles.list}>
        {order.shipments.map((parcel, index) => (
          <li key={parcel.number} className={styles.parcel}>
            <Parcel parcel={parcel} count={index + 1} isPickup={order.pickup?.kind === 'pickup'} />
          </li>
        ))}
      </ol>
      {unpacked > 0 ? (
        <p className={styles.rest}>
          <Plural value={unpacked} one="# item will follow in another parcel." other="# items will follow in another parcel." />
        </p>
      ) : null}
    </section>
  );
}

function Parcel({ parcel, count, isPickup }: { parcel: OrderShipment; count: number; isPickup: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      <header className={styles.head}>
        <h3>{parcel.isExchange ? <Trans>Parcel {i18n.number(count)}: exchange</Trans> : <Trans>Parcel {i18n.number(count)}</Trans>}</h3>
        <StatusChip status={parcel.status} />
      </header>
      {parcel.isExchange ? (
        <p className={styles.quiet}>
          <Trans>Your exchange for what you sent back. There’s nothing to pay.</Trans>
        </p>
      ) : null}
      <ul className={styles.items}>
        {parcel.items.map((item) => (
          <li key={`${item.lineId} ${item.size}`} className={styles.item}>
            <Picture image={findLinePicture(item.imageUrl)} alt="" sizes="44px" widths={[320]} className={styles.picture} />
            <span>
              {item.name}
              <span className={styles.quiet}>
                {' '}
                {[item.color, item.size].filter(Boolean).join(', ')} × {i18n.number(item.quantity)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {parcel.trackingNumber ? <Carrier parcel={parcel} /> : null}
      <Steps parcel={parcel} isPickup={isPickup} />
    </>
  );
}

function Carrier({ parcel: { carrier, trackingNumber, trackingUrl } }: { parcel: OrderShipment }) {
  return (
    <p className={styles.carrier}>
      <span>
        <Trans>
          {carrier}, tracking number{' '}
          <strong className={styles.number} translate="no">
            {trackingNumber}
          </strong>
        </Trans>
      </span>
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer" className={styles.link}>
          <Trans>Track it with {carrier}</Trans>
          <span className="visually-hidden">
            {' '}
            <Trans>(opens in a new tab)</Trans>
          </span>
        </a>
      ) : null}
    </p>
  );
}

/** Lists the events of a parcel, the latest first, because customers look for the latest. */
function Steps({ parcel, isPickup }: { parcel: OrderShipment; isPickup: boolean }) {
  const { timeZone } = useShop().market;
  const { i18n } = useLingui();
  const when = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone });
  const getStepText = (to: string) => {
    const text = parcelTexts[isPickup && to === 'SHIPPED' ? 'READY' : to];
    return text ? i18n._(text) : to;
  };
  return (
    <ol className={styles.steps}>
      {parcel.timeline.toReversed().map(({ to, at }) => (
        <li key={to + at}>
          <time dateTime={at} suppressHydrationWarning>
            {when.format(new Date(at))}
          </time>
          <span>{getStepText(to)}</span>
        </li>
      ))}
    </ol>
  );
}
