import PhoneIcon from '@mui/icons-material/PhoneInTalkOutlined';
import type { BackOfficePage } from '../resource.ts';
import { PhoneOrderPage } from './phone-order-page.tsx';

export const phoneOrder: BackOfficePage = {
  path: '/phone-order',
  area: 'orders',
  section: 'Orders',
  label: 'Phone order',
  icon: PhoneIcon,
  position: 25,
  element: <PhoneOrderPage />,
};
