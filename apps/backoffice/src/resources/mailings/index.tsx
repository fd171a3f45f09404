import FlowsIcon from '@mui/icons-material/AutorenewOutlined';
import MailingIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { BackOfficePage, BackOfficeResource } from '../resource.ts';
import { FlowsPage } from './flows-page.tsx';
import { MailingCreate, MailingEdit } from './mailing-form.tsx';
import { MailingList } from './mailing-list.tsx';

/** Newsletter emails that staff write and send. */
export const mailings: BackOfficeResource = {
  name: 'mailings',
  area: 'marketing',
  section: 'Marketing',
  label: 'Mailings',
  singular: 'Mailing',
  icon: MailingIcon,
  position: 57,
  list: MailingList,
  edit: MailingEdit,
  create: MailingCreate,
  recordRepresentation: 'name',
};

/** Automatic newsletter emails. */
export const mailingPages: readonly BackOfficePage[] = [
  {
    ...{ area: 'marketing', section: 'Marketing', path: '/newsletter-flows', label: 'Newsletter flows' },
    ...{ icon: FlowsIcon, position: 58, element: <FlowsPage /> },
  },
];
