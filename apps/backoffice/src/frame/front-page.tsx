import { lazy, Suspense } from 'react';
import { Loading, Title, usePermissions } from 'react-admin';
import Typography from '@mui/material/Typography';
import { mayUse, type Access } from './access.ts';

/** Charts are a third of the bundle: whoever only packs parcels never loads them. */
const OverviewPage = lazy(() => import('../overview/overview-page.tsx'));

/** What one sees first: how the shop goes, for whoever may know it. */
export function FrontPage() {
  const { permissions } = usePermissions<Access>();
  return (
    <>
      <Title title="Overview" />
      {permissions && mayUse(permissions, { area: 'dashboard', isForVendors: true }) && (
        <Suspense fallback={<Loading />}>
          <OverviewPage access={permissions} />
        </Suspense>
      )}
      {permissions && !mayUse(permissions, { area: 'dashboard', isForVendors: true }) && (
        <Typography sx={{ my: 3 }}>Good day, {permissions.name}. What you work on is in the menu.</Typography>
      )}
    </>
  );
}
