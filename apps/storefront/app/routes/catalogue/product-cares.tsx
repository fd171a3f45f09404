import { useLingui } from '@lingui/react/macro';
import { ProductCares } from '#features/care/product-cares.tsx';
import { PageHead } from '#lib/head/page-head.tsx';

export default function ProductCaresPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Care symbols`}
        description={t`What the care symbols on a label mean: washing, bleaching, drying, ironing and professional care.`}
      />
      <ProductCares />
    </>
  );
}
