import { data } from 'react-router';
import { getPageAddress } from '../locale/locale.ts';
import { ApiError } from './api-error.ts';

/**
 * Ends a loader with the not-found page and status 404.
 * @param request names the path in the message if a route refuses its own address; without it the message is for an address without a route
 */
export function notFound(request?: Pick<Request, 'url'>): never {
  throw data(request ? describeMissingPage(request) : 'Page not found', { status: 404 });
}

/** Returns the specification's message for an address that its route refuses. */
export const describeMissingPage = ({ url }: { url: string }): string => `Page Not Found: ${getPageAddress(new URL(url).pathname)}`;

/** Waits for an API call and turns "not found" errors into the not-found page of the address. */
export async function orNotFound<Answer>(asked: Promise<Answer>, request?: Pick<Request, 'url'>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound(request);
    throw error;
  }
}
