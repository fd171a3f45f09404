import type { ReturnOverview, ReturnRequest } from '@selvedge/server/contract';
import { notFound } from '#lib/api/or-not-found.ts';

/** Finds a return of the order by its position, as in `?request=2`; the latest one by default. Addresses do not contain return numbers. */
export function findRequestWithNote({ requests }: Pick<ReturnOverview, 'requests'>, { searchParams }: URL): ReturnRequest {
  const place = Number(searchParams.get('request') ?? requests.length);
  const request = requests[requests.length - place];
  if (!request?.hasNote) notFound();
  return request;
}
