import PayoutsIcon from '@mui/icons-material/PaymentsOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { PayoutList } from './payout-list.tsx';

export const affiliatePayouts: BackOfficeResource = {
  name: 'affiliate-payouts',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Payouts',
  icon: PayoutsIcon,
  position: 35,
  list: PayoutList,
  recordRepresentation: 'number',
};
