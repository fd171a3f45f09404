import TicketIcon from '@mui/icons-material/ForumOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { TicketList } from './ticket-list.tsx';
import { TicketShow } from './ticket-show.tsx';

/** Messages from the form of the help centre. */
export const tickets: BackOfficeResource = {
  name: 'tickets',
  area: 'customers',
  section: 'Customers',
  label: 'Messages',
  singular: 'Message',
  waiting: 'messages',
  icon: TicketIcon,
  position: 60,
  list: TicketList,
  show: TicketShow,
  recordRepresentation: 'number',
};
