import { notFound } from '#lib/or-not-found.ts';

/** Every address that the map does not know. */
export const loader = () => notFound();

export default function NotFoundPage() {
  return null;
}
