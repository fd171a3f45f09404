import KeyIcon from '@mui/icons-material/KeyOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { ApiTokenCreate } from './api-token-create.tsx';
import { ApiTokenList } from './api-token-list.tsx';

export const apiTokens: BackOfficeResource = {
  name: 'api-tokens',
  area: 'staff',
  section: 'System',
  label: 'API tokens',
  singular: 'API token',
  icon: KeyIcon,
  position: 81,
  list: ApiTokenList,
  create: ApiTokenCreate,
  recordRepresentation: 'name',
};
