import CustomersIcon from '@mui/icons-material/PeopleAltOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerShow } from './customer-show.tsx';

export const customers: BackOfficeResource = {
  name: 'customers',
  area: 'customers',
  section: 'Customers',
  label: 'Customers',
  singular: 'Customer',
  icon: CustomersIcon,
  position: 40,
  list: CustomerList,
  show: CustomerShow,
  recordRepresentation: 'email',
};
