import { TopToolbar, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import type { OrderRecord } from '@selvedge/server/admin/orders';
import { RecordShow } from '#fields/record-show.tsx';
import { OrderReturns } from '#resources/returns/order-returns.tsx';
import { OrderCommissions } from './credit.tsx';
import { Customer } from './customer.tsx';
import { Lines } from './lines.tsx';
import { Money } from './money.tsx';
import { Notes } from './notes.tsx';
import { OrderTags } from './order-tags.tsx';
import { OrderHead } from './order-head.tsx';
import { Documents } from './documents.tsx';
import { Parcels } from './parcels.tsx';
import { Timeline } from './timeline.tsx';

/** Renders an order with all related data. */
export function OrderShow() {
  return (
    <RecordShow title={<OrderTitle />} actions={<TopToolbar />} component="div">
      <OrderParts />
    </RecordShow>
  );
}

function OrderTitle() {
  const order = useRecordContext<OrderRecord>();
  return <span>Order {order?.id}</span>;
}

function OrderParts() {
  const order = useRecordContext<OrderRecord>();
  // After a click in the list, only the row is available until the order is loaded.
  if (!order || !('timeline' in order)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OrderHead />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Lines />
          <Parcels />
          <Money />
          <OrderReturns orderNumber={order.id} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Customer />
          <OrderCommissions />
          <Documents />
          <OrderTags />
          <Notes />
          <Timeline />
        </Box>
      </Box>
    </Box>
  );
}
