import MailIcon from '@mui/icons-material/MailOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { MailEdit } from './mail-edit.tsx';
import { MailList } from './mail-list.tsx';

export const mails: BackOfficeResource = {
  name: 'mails',
  area: 'settings',
  section: 'Settings',
  label: 'Email templates',
  icon: MailIcon,
  position: 30,
  list: MailList,
  edit: MailEdit,
  recordRepresentation: 'name',
};
