import { EventSample } from '#features/campaign/event-sample.tsx';
import { ProductGrid } from '#features/listing/product-grid.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/event-sample';

export const loader = async ({ context }: Route.LoaderArgs) => ({ products: (await shopFrom(context).api.products({ take: 4 })).items });

export default function EventSamplePage({ loaderData: { products } }: Route.ComponentProps) {
  return <EventSample>{products.length > 0 ? <ProductGrid items={products} /> : null}</EventSample>;
}
