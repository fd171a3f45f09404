import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CategoryCreate, CategoryEdit } from './category-form.tsx';
import { CategoryTree } from './category-tree.tsx';

export const categories: BackOfficeResource = {
  name: 'categories',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Categories',
  singular: 'Category',
  icon: AccountTreeIcon,
  position: 20,
  list: CategoryTree,
  edit: CategoryEdit,
  create: CategoryCreate,
  recordRepresentation: 'code',
};
