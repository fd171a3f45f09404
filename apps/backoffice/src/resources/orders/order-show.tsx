import { Show, TopToolbar, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { ReturnsOfOrder } from '../returns/returns-of-order.tsx';
import { CreditOfOrder } from './credit.tsx';
import { Customer } from './customer.tsx';
import { Lines } from './lines.tsx';
import { Money } from './money.tsx';
import { Notes } from './notes.tsx';
import { OrderHead } from './order-head.tsx';
import { Papers } from './papers.tsx';
import { Parcels } from './parcels.tsx';
import { Timeline } from './timeline.tsx';

/** One order with all that belongs to it. */
export function OrderShow() {
  return (
    <Show title={<OrderTitle />} actions={<TopToolbar />} component="div">
      <OrderParts />
    </Show>
  );
}

function OrderTitle() {
  const order = useRecordContext<OrderRecord>();
  return <span>Order {order?.id}</span>;
}

function OrderParts() {
  const order = useRecordContext<OrderRecord>();
  // From the list it is known by its row until the page itself has come.
  if (!order || !('timeline' in order)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OrderHead />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Lines />
          <Parcels />
          <Money />
          <ReturnsOfOrder orderNumber={order.id} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Customer />
          <CreditOfOrder />
          <Papers />
          <Notes />
          <Timeline />
        </Box>
      </Box>
    </Box>
  );
}
