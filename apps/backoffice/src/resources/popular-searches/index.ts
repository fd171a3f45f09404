import PopularIcon from '@mui/icons-material/TrendingUpOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { PopularSearchCreate, PopularSearchEdit } from './popular-search-form.tsx';
import { PopularSearchList } from './popular-search-list.tsx';

export const popularSearches: BackOfficeResource = {
  name: 'popular-searches',
  area: 'catalog',
  section: 'Catalogue',
  label: 'Popular searches',
  singular: 'Popular search',
  icon: PopularIcon,
  position: 85,
  list: PopularSearchList,
  edit: PopularSearchEdit,
  create: PopularSearchCreate,
};
