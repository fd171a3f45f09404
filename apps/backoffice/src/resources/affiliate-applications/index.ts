import ApplicationsIcon from '@mui/icons-material/HowToRegOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { ApplicationList } from './application-list.tsx';

export const affiliateApplications: BackOfficeResource = {
  name: 'affiliate-applications',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Applications',
  waiting: 'affiliateApplications',
  icon: ApplicationsIcon,
  position: 20,
  list: ApplicationList,
};
