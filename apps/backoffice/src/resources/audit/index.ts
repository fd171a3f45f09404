import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import type { BackOfficeResource } from '../resource.ts';
import { AuditList } from './audit-list.tsx';
import { AuditShow } from './audit-show.tsx';

export const audit: BackOfficeResource = {
  name: 'audit',
  area: 'system',
  section: 'System',
  label: 'Audit log',
  icon: HistoryIcon,
  position: 90,
  list: AuditList,
  show: AuditShow,
  recordRepresentation: 'action',
};
