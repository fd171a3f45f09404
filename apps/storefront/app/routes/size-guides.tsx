import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { findSize } from '#features/sizes/find-size.ts';
import { SizeGuides } from '#features/sizes/size-guides.tsx';
import { orNotFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/size-guides';

/** How to measure, and what sizes are called elsewhere; with `product`, that product's chart and, with measures, the size for them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  const query = new URL(request.url).searchParams;
  const slug = query.get('product');
  const unit = query.get('unit') === 'in' ? ('in' as const) : ('cm' as const);
  if (!slug) return data({ product: null, found: null, unit });
  const { id, name, slug: current, sizeChart } = await orNotFound(api.product(slug.toLowerCase()));
  const found = await findSize(api, { id, sizeChart }, query);
  const status = found && Object.keys(found.issues).length > 0 ? 422 : 200;
  // Body measures stand in the address: nobody keeps the answer.
  return data(
    { product: { id, name, slug: current, sizeChart }, found, unit },
    { status, ...(found && { headers: { 'Cache-Control': 'private, no-store' } }) },
  );
}

/** In centimetres or in inches it is the same page. */
export const handle: RouteHandle = { keepsScroll: true };

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function SizeGuidesPage({ loaderData: { product, found, unit } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Size guide`}
        description={t`How to measure yourself, which size fits, and what it is called in the EU, the UK, the US, Italy and France.`}
        isPrivate={product !== null}
      />
      <SizeGuides key={product?.id} product={product} found={found} unit={unit} />
    </>
  );
}
