import FlagIcon from '@mui/icons-material/FlagOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { GoalCreate, GoalEdit } from './goal-form.tsx';
import { GoalList } from './goal-list.tsx';

export const goals: BackOfficeResource = {
  name: 'goals',
  area: 'marketing',
  section: 'Marketing',
  label: 'Discount goals',
  singular: 'Discount goal',
  icon: FlagIcon,
  position: 20,
  list: GoalList,
  edit: GoalEdit,
  create: GoalCreate,
};
