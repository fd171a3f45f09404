import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { StaffCreate } from './staff-create.tsx';
import { StaffEdit } from './staff-edit.tsx';
import { StaffList } from './staff-list.tsx';

export const staff: BackOfficeResource = {
  name: 'staff',
  area: 'staff',
  section: 'Settings',
  label: 'Staff',
  singular: 'Staff member',
  icon: BadgeIcon,
  position: 80,
  list: StaffList,
  edit: StaffEdit,
  create: StaffCreate,
  recordRepresentation: (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`,
};
