import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { findSize } from '#features/sizes/finder/load-size-advice.ts';
import { SizeGuides } from '#features/sizes/guide/size-guides.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/size-guides';

/** Loads the measuring guide and the size conversions; with `product` its size chart and, with measurements, the recommended size. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  const query = new URL(request.url).searchParams;
  const slug = query.get('product');
  const unit = query.get('unit') === 'in' ? ('in' as const) : ('cm' as const);
  if (!slug) return data({ product: null, found: null, unit });
  const { id, name, slug: current, sizeChart } = await orNotFound(api.product(slug.toLowerCase()));
  const found = await findSize(api, { id, sizeChart }, query);
  const status = found && Object.keys(found.issues).length > 0 ? 422 : 200;
  // Body measurements are in the address: the answer must not be cached.
  return data(
    { product: { id, name, slug: current, sizeChart }, found, unit },
    { status, ...(found && { headers: { 'Cache-Control': 'private, no-store' } }) },
  );
}

/** Centimetres and inches are views of the same page. */
export const handle: RouteHandle = { keepsScroll: true };

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function SizeGuidesPage({ loaderData: { product, found, unit } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Size guide`}
        description={t`How to measure yourself, which size fits, and what it’s called in the EU, the UK, the US, Italy and France.`}
        isPrivate={product !== null}
      />
      <SizeGuides key={product?.id} product={product} found={found} unit={unit} />
    </>
  );
}
