import { lazy, Suspense, type ComponentType } from 'react';
import { Loading } from 'react-admin';
import CustomersIcon from '@mui/icons-material/GroupsOutlined';
import ReturnsIcon from '@mui/icons-material/AssignmentReturnOutlined';
import SavedIcon from '@mui/icons-material/BookmarksOutlined';
import SalesIcon from '@mui/icons-material/QueryStatsOutlined';
import StockIcon from '@mui/icons-material/Inventory2Outlined';
import VatIcon from '@mui/icons-material/PercentOutlined';
import type { BackOfficePage } from '../resource.ts';

const common = { area: 'dashboard', section: 'Reports' } as const;

/** Loads a page when it is opened, because charts are a third of the bundle. */
function loadPage(load: () => Promise<{ default: ComponentType }>) {
  const Page = lazy(load);
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  );
}

export const reportPages: readonly BackOfficePage[] = [
  { ...common, path: '/reports/sales', label: 'Sales', icon: SalesIcon, position: 10, element: loadPage(() => import('./sales-page.tsx')) },
  {
    ...common,
    path: '/reports/returns',
    label: 'Return rates',
    icon: ReturnsIcon,
    position: 20,
    element: loadPage(() => import('./returns-page.tsx')),
  },
  { ...common, path: '/reports/stock', label: 'Stock cover', icon: StockIcon, position: 30, element: loadPage(() => import('./stock-page.tsx')) },
  { ...common, path: '/reports/vat', label: 'VAT', icon: VatIcon, position: 40, element: loadPage(() => import('./vat-page.tsx')) },
  {
    ...common,
    path: '/reports/customers',
    label: 'Customer cohorts',
    icon: CustomersIcon,
    position: 50,
    element: loadPage(() => import('./customers-page.tsx')),
  },
  {
    ...common,
    path: '/reports/saved',
    label: 'Saved reports',
    icon: SavedIcon,
    position: 5,
    element: loadPage(() => import('./saved/saved-reports-page.tsx')),
  },
];
