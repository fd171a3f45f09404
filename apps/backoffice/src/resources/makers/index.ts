import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { MakerCreate, MakerEdit } from './maker-form.tsx';
import { MakerList } from './maker-list.tsx';

export const makers: BackOfficeResource = {
  name: 'makers',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Makers',
  singular: 'Maker',
  icon: FactoryIcon,
  position: 70,
  list: MakerList,
  edit: MakerEdit,
  create: MakerCreate,
  recordRepresentation: 'name',
};
