import { Written } from '#features/written/written.tsx';
import { orNotFound } from '#lib/or-not-found.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/written-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  return { page: await orNotFound(shopFrom(context).api.writtenPage(params.slug)) };
}

export default function WrittenPageRoute({ loaderData }: Route.ComponentProps) {
  return <Written page={loaderData.page} />;
}
