import RulesIcon from '@mui/icons-material/PercentOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { RuleCreate, RuleEdit } from './rule-form.tsx';
import { RuleList } from './rule-list.tsx';

export const commissionRules: BackOfficeResource = {
  name: 'commission-rules',
  area: 'affiliates',
  section: 'Affiliates',
  label: 'Commission rules',
  singular: 'Commission rule',
  icon: RulesIcon,
  position: 40,
  list: RuleList,
  edit: RuleEdit,
  create: RuleCreate,
  recordRepresentation: 'name',
};
