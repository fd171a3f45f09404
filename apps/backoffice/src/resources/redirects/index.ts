import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { RedirectCreate, RedirectEdit } from './redirect-form.tsx';
import { RedirectList } from './redirect-list.tsx';

export const redirects: BackOfficeResource = {
  name: 'redirects',
  area: 'content',
  section: 'Content',
  label: 'Redirects',
  singular: 'Redirect',
  icon: RedirectIcon,
  position: 70,
  list: RedirectList,
  edit: RedirectEdit,
  create: RedirectCreate,
  recordRepresentation: 'fromPath',
};
