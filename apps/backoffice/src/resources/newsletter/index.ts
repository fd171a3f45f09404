import MailIcon from '@mui/icons-material/MarkEmailReadOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { SubscriberList } from './subscriber-list.tsx';
import { SubscriberShow } from './subscriber-show.tsx';

export const subscribers: BackOfficeResource = {
  name: 'newsletter-subscribers',
  area: 'marketing',
  section: 'Marketing',
  label: 'Newsletter',
  icon: MailIcon,
  position: 60,
  list: SubscriberList,
  show: SubscriberShow,
  recordRepresentation: 'email',
};
