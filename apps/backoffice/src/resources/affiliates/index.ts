import AffiliatesIcon from '@mui/icons-material/HandshakeOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { AffiliateList } from './affiliate-list.tsx';
import { AffiliateShow } from './affiliate-show.tsx';

export const affiliates: BackOfficeResource = {
  name: 'affiliates',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Affiliates',
  singular: 'Affiliate',
  icon: AffiliatesIcon,
  position: 10,
  list: AffiliateList,
  show: AffiliateShow,
  recordRepresentation: 'code',
};
