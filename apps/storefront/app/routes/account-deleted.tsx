import { useLingui } from '@lingui/react/macro';
import { AccountDeleted } from '#features/privacy/account-deleted.tsx';
import { PageHead } from '#lib/page-head.tsx';

export default function AccountDeletedPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Your account is being deleted`} isPrivate />
      <AccountDeleted />
    </>
  );
}
