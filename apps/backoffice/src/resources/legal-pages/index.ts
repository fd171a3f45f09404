import GavelIcon from '@mui/icons-material/GavelOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { LegalPageEdit } from './legal-page-edit.tsx';
import { LegalPageList } from './legal-page-list.tsx';

export const legalPages: BackOfficeResource = {
  name: 'legal-pages',
  area: 'settings',
  section: 'Settings',
  label: 'Legal pages',
  icon: GavelIcon,
  position: 15,
  list: LegalPageList,
  edit: LegalPageEdit,
  recordRepresentation: 'title',
};
