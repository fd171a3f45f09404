import CollectionsIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CollectionCreate, CollectionEdit } from './collection-form.tsx';
import { CollectionList } from './collection-list.tsx';

export const collections: BackOfficeResource = {
  name: 'collections',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Collections',
  singular: 'Collection',
  icon: CollectionsIcon,
  position: 30,
  list: CollectionList,
  edit: CollectionEdit,
  create: CollectionCreate,
  recordRepresentation: 'code',
};
