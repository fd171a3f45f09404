import CashIcon from '@mui/icons-material/PaymentsOutlined';
import DeliveriesIcon from '@mui/icons-material/LocalShippingOutlined';
import MoneyIcon from '@mui/icons-material/AccountBalanceOutlined';
import WorkIcon from '@mui/icons-material/ChecklistOutlined';
import type { BackOfficePage } from '#resources/resource.ts';
import { DeliveriesPage, RemittancesPage } from './carrier-file-page.tsx';
import { MoneyPage } from './money-page.tsx';
import { WorkPage } from './work-page.tsx';

const common = { area: 'orders', section: 'Orders' } as const;

/** The pages of the order queue, except its list. */
export const orderPages: readonly BackOfficePage[] = [
  { ...common, path: '/work', label: 'Tasks', icon: WorkIcon, position: 10, element: <WorkPage /> },
  { ...common, path: '/deliveries', label: 'Deliveries', icon: DeliveriesIcon, position: 60, element: <DeliveriesPage /> },
  { ...common, path: '/remittances', label: 'Cash remittances', icon: CashIcon, position: 61, element: <RemittancesPage /> },
  { ...common, path: '/money', label: 'Manual refunds', waiting: 'disputes', icon: MoneyIcon, position: 62, element: <MoneyPage /> },
];
