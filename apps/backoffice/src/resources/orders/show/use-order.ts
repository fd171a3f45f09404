import { useRecordContext } from 'react-admin';
import type { OrderRecord } from '@selvedge/server/admin/orders';

/** Returns the order of the page. */
export function useOrder(): OrderRecord {
  const order = useRecordContext<OrderRecord>();
  if (!order) throw new Error('useOrder requires the record of an order');
  return order;
}
