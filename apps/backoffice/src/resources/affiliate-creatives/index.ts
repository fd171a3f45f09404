import CreativesIcon from '@mui/icons-material/PermMediaOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CreativeCreate, CreativeEdit } from './creative-form.tsx';
import { CreativeList } from './creative-list.tsx';

export const affiliateCreatives: BackOfficeResource = {
  name: 'affiliate-creatives',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Creatives',
  singular: 'Creative',
  icon: CreativesIcon,
  position: 55,
  list: CreativeList,
  edit: CreativeEdit,
  create: CreativeCreate,
  recordRepresentation: 'name',
};
