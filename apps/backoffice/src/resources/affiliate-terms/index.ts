import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import TiersIcon from '@mui/icons-material/MilitaryTechOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { GroupCreate, GroupEdit, GroupList } from './groups.tsx';
import { TierCreate, TierEdit, TierList } from './tiers.tsx';

const common = { area: 'affiliates', section: 'Affiliates', recordRepresentation: 'name' } as const;

export const affiliateGroups: BackOfficeResource = {
  ...common,
  name: 'affiliate-groups',
  label: 'Groups',
  singular: 'Affiliate group',
  icon: GroupsIcon,
  position: 60,
  list: GroupList,
  edit: GroupEdit,
  create: GroupCreate,
};

export const affiliateTiers: BackOfficeResource = {
  ...common,
  name: 'affiliate-tiers',
  label: 'Tiers',
  singular: 'Affiliate tier',
  icon: TiersIcon,
  position: 61,
  list: TierList,
  edit: TierEdit,
  create: TierCreate,
};
