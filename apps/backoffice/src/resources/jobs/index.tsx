import WorkIcon from '@mui/icons-material/PendingActionsOutlined';
import type { BackOfficePage } from '../resource.ts';
import { JobsPage } from './jobs-page.tsx';

export const jobs: BackOfficePage = {
  path: '/jobs',
  element: <JobsPage />,
  area: 'system',
  section: 'System',
  label: 'Background jobs',
  icon: WorkIcon,
  position: 10,
};
