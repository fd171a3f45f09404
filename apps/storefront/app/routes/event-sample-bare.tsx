import { EventSample } from '#features/campaign/event-sample.tsx';
import { ProductGrid } from '#features/listing/product-grid.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import { assertAddress } from '../layouts/assert-address.ts';
import type { Route } from './+types/event-sample-bare';

/** The second sample has no layout, so nothing else looks at its address. */
export async function loader(asked: Route.LoaderArgs) {
  assertAddress(asked);
  return { products: (await shopFrom(asked.context).api.products({ take: 4 })).items };
}

export default function BareEventSamplePage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <main>
      <EventSample>{products.length > 0 ? <ProductGrid items={products} /> : null}</EventSample>
    </main>
  );
}
