import LinesIcon from '@mui/icons-material/FormatListBulletedOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { OrderLineList } from './order-line-list.tsx';

export const orderLines: BackOfficeResource = {
  name: 'order-lines',
  area: 'orders',
  isForVendors: true,
  section: 'Orders',
  label: 'Order lines',
  icon: LinesIcon,
  position: 25,
  list: OrderLineList,
};
