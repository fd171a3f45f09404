import ReturnsIcon from '@mui/icons-material/AssignmentReturnOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { ReturnCreate } from './return-create.tsx';
import { ReturnList } from './return-list.tsx';
import { ReturnShow } from './return-show.tsx';

export const returns: BackOfficeResource = {
  name: 'returns',
  area: 'returns',
  section: 'Orders',
  label: 'Returns',
  singular: 'Return',
  waiting: 'returns',
  icon: ReturnsIcon,
  position: 30,
  list: ReturnList,
  show: ReturnShow,
  create: ReturnCreate,
  recordRepresentation: 'id',
};
