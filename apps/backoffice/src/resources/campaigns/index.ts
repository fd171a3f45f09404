import EventIcon from '@mui/icons-material/EventOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { CampaignCreate, CampaignEdit } from './campaign-form.tsx';
import { CampaignList } from './campaign-list.tsx';

/** Dated campaigns, each with its page. */
export const campaigns: BackOfficeResource = {
  name: 'campaigns',
  area: 'marketing',
  section: 'Marketing',
  label: 'Campaigns',
  singular: 'Campaign',
  icon: EventIcon,
  position: 30,
  list: CampaignList,
  edit: CampaignEdit,
  create: CampaignCreate,
  recordRepresentation: 'slug',
};
