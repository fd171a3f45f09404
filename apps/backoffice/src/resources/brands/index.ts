import StorefrontIcon from '@mui/icons-material/LocalOfferOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { BrandCreate, BrandEdit } from './brand-form.tsx';
import { BrandList } from './brand-list.tsx';

export const brands: BackOfficeResource = {
  name: 'brands',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Brands',
  singular: 'Brand',
  icon: StorefrontIcon,
  position: 40,
  list: BrandList,
  edit: BrandEdit,
  create: BrandCreate,
  recordRepresentation: 'name',
};
