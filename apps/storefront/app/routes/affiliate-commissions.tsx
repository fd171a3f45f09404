import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { unshared } from '#lib/guards.ts';
import { PageHead } from '#lib/page-head.tsx';

export const headers = unshared;

export default function AffiliateCommissionsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Commissions`} />
      <PageTitle>{t`Commissions`}</PageTitle>
    </>
  );
}
