import { notFound } from '#lib/api/or-not-found.ts';

/** Handles every unknown address. */
export const loader = () => notFound();

export default function NotFoundPage() {
  return null;
}
