import { data } from 'react-router';
import { ApiError } from './api-error.ts';

/** Ends a loader with the not-found screen and a real 404. */
export function notFound(message = 'Page not found'): never {
  throw data(message, { status: 404 });
}

/** What the API answers; what it does not know is a page that does not exist. */
export async function orNotFound<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
}
