import { notFound } from '#lib/or-not-found.ts';

export const loader = () => notFound();
