import MenuIcon from '@mui/icons-material/MenuOpenOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { MenuCreate, MenuEdit } from './menu-form.tsx';
import { MenuList } from './menu-list.tsx';

export const menus: BackOfficeResource = {
  name: 'menus',
  area: 'content',
  section: 'Content',
  label: 'Menus',
  singular: 'Menu item',
  icon: MenuIcon,
  position: 60,
  list: MenuList,
  edit: MenuEdit,
  create: MenuCreate,
};
