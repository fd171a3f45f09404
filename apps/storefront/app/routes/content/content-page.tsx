import { ContentPage } from '#features/content-page/content-page.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/content-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  return { page: await orNotFound(getShop(context).api.writtenPage(params.slug)) };
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
