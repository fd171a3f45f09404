import { lazy, Suspense } from 'react';
import { Loading, Title, usePermissions } from 'react-admin';
import Typography from '@mui/material/Typography';
import { mayUse, type Access } from './access.ts';

/** The charts are a third of the bundle, so they are loaded only for people with access to them. */
const OverviewPage = lazy(() => import('../overview/overview-page.tsx'));

/** Renders the start page: the overview, for people with access to it. */
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
        <Typography sx={{ my: 3 }}>Welcome, {permissions.name}. Choose a page from the menu.</Typography>
      )}
    </>
  );
}
