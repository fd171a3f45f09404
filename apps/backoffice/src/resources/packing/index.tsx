import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined';
import type { BackOfficePage } from '../resource.ts';
import { PackingPage } from './packing-page.tsx';

export const packing: BackOfficePage = {
  path: '/packing',
  area: 'orders',
  section: 'Orders',
  label: 'Packing',
  icon: ScanIcon,
  position: 15,
  element: <PackingPage />,
};
