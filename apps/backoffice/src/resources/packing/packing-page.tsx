import { useEffect, useEffectEvent } from 'react';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { QueuedOrder } from '@selvedge/server/admin/orders';
import { formatCount, formatCountry, formatTime } from '#fields/formats.ts';
import { TagChips } from '#fields/tags-and-notes/tag-chips.tsx';
import { getDeliveryLabel } from '#resources/orders/labels.ts';
import { OrderScanner } from './order-scanner.tsx';
import { PackOrder } from './pack-order.tsx';
import { buildPackingPath, useOrdersToPack, useQueue } from './use-queue.ts';

/** Packs orders piece by piece with a scanner or the camera of a phone. */
export function PackingPage() {
  const { orderNumber } = useQueue();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', my: 2, maxWidth: 860 }}>
      {orderNumber === undefined ? <PackingQueue /> : <PackOrder key={orderNumber} orderNumber={orderNumber} />}
    </Box>
  );
}

/** Maximum number of waiting orders that the page shows. The order list shows all. */
const MAX_SHOWN = 10;

function PackingQueue() {
  const { filter, isNext, openNext } = useQueue();
  const { data } = useOrdersToPack(filter);
  const openFirst = useEffectEvent(() => void openNext());
  useEffect(() => {
    if (isNext) openFirst();
  }, [isNext]);
  return (
    <>
      <Title title="Packing" />
      <OrderScanner takes="focus" getPath={(order) => buildPackingPath({ order, filter })} />
      {data && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h6" component="h2">
            {formatCount(data.meta.itemCount, 'order')} to pack
          </Typography>
          <Button variant="contained" size="large" disabled={data.data.length === 0} onClick={() => void openNext()} sx={{ minHeight: 44 }}>
            Pack next
          </Button>
        </Box>
      )}
      {Object.keys(filter).length > 0 && (
        <Typography variant="body2" color="text.secondary">
          Only orders with the filters of the order list. <RouterLink to={buildPackingPath({})}>Show all orders</RouterLink>
        </Typography>
      )}
      <Box component="ul" aria-label="Orders to pack" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data?.data.slice(0, MAX_SHOWN).map((order) => (
          <WaitingOrder key={order.id} order={order} path={buildPackingPath({ order: order.id, filter })} />
        ))}
      </Box>
    </>
  );
}

const WaitingOrder = ({ order, path }: { order: QueuedOrder; path: string }) => (
  <Card component="li" variant="outlined">
    <CardActionArea component={RouterLink} to={path} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">
        {order.id} · {formatCount(order.pieces, 'item')}
      </Typography>
      <Typography variant="body2" color="text.secondary" component="div">
        {[formatTime(order.placedAt), formatCountry(order.countryCode), getDeliveryLabel(order.shippingMethod)].join(' · ')}{' '}
        <TagChips tags={order.tags} noteCount={order.noteCount} />
      </Typography>
    </CardActionArea>
  </Card>
);
