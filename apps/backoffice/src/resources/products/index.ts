import CheckroomIcon from '@mui/icons-material/CheckroomOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { ProductCreate, ProductEdit } from './product-form.tsx';
import { ProductList } from './product-list.tsx';

interface Named {
  handle?: string;
  texts?: { name: string }[];
}

export const products: BackOfficeResource = {
  name: 'products',
  area: 'catalog',
  isForVendors: true,
  section: 'Catalogue',
  label: 'Products',
  singular: 'Product',
  icon: CheckroomIcon,
  position: 10,
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
  recordRepresentation: (product: Named) => product.texts?.[0]?.name || product.handle || 'Product',
};
