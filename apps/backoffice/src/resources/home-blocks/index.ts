import HomeIcon from '@mui/icons-material/HomeOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { HomeBlockCreate, HomeBlockEdit } from './home-block-form.tsx';
import { HomeBlockList } from './home-block-list.tsx';

/** The blocks of the home page, and the slider of the blog. */
export const homeBlocks: BackOfficeResource = {
  name: 'home-blocks',
  area: 'content',
  section: 'Content',
  label: 'Home page',
  singular: 'Home page block',
  icon: HomeIcon,
  position: 45,
  list: HomeBlockList,
  edit: HomeBlockEdit,
  create: HomeBlockCreate,
};
