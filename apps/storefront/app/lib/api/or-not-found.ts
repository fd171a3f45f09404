import { data } from 'react-router';
import { ApiError } from './api-error.ts';

/** Ends a loader with the not-found page and status 404. */
export function notFound(message = 'Page not found'): never {
  throw data(message, { status: 404 });
}

/** Waits for an API call and turns "not found" errors into the not-found page. */
export async function orNotFound<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
}
