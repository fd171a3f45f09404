import { useLingui } from '@lingui/react/macro';
import { AccountDeleted } from '#features/privacy/account-deleted.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';

/** The page after the deletion of an account is excluded from analytics. */
export const handle: RouteHandle = { isMeasured: false };

export default function AccountDeletedPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Your account is being deleted`} isPrivate />
      <AccountDeleted />
    </>
  );
}
