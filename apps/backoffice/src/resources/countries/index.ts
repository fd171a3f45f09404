import PublicIcon from '@mui/icons-material/PublicOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CountryEdit } from './country-form.tsx';
import { CountryList } from './country-list.tsx';

export const countries: BackOfficeResource = {
  name: 'countries',
  area: 'settings',
  section: 'Settings',
  label: 'Countries',
  singular: 'Country',
  icon: PublicIcon,
  position: 10,
  list: CountryList,
  edit: CountryEdit,
  recordRepresentation: 'name',
};
