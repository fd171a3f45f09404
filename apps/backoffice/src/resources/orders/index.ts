import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { OrderList } from './order-list.tsx';
import { OrderShow } from './show/order-show.tsx';

export const orders: BackOfficeResource = {
  name: 'orders',
  area: 'orders',
  section: 'Orders',
  label: 'Orders',
  singular: 'Order',
  waiting: 'orders',
  icon: OrdersIcon,
  position: 20,
  list: OrderList,
  show: OrderShow,
  recordRepresentation: 'id',
};
