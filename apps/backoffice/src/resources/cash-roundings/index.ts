import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CashRoundingCreate, CashRoundingEdit } from './cash-rounding-form.tsx';
import { CashRoundingList } from './cash-rounding-list.tsx';

export const cashRoundings: BackOfficeResource = {
  name: 'cash-roundings',
  area: 'settings',
  section: 'Settings',
  label: 'Cash rounding',
  singular: 'Cash rounding rule',
  icon: PaymentsIcon,
  position: 12,
  list: CashRoundingList,
  edit: CashRoundingEdit,
  create: CashRoundingCreate,
};
