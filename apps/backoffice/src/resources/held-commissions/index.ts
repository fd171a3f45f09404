import HeldIcon from '@mui/icons-material/PauseCircleOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { HeldList } from './held-list.tsx';

export const heldCommissions: BackOfficeResource = {
  name: 'held-commissions',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Held commissions',
  waiting: 'heldCommissions',
  icon: HeldIcon,
  position: 30,
  list: HeldList,
};
