import { useQuery } from '@tanstack/react-query';
import type { TicketAssignee } from '@selvedge/server/admin/tickets';
import { call } from '#frame/call.ts';

const none: readonly TicketAssignee[] = [];
/** Time in ms after which the list is loaded again. */
const STALE_AFTER = 60_000;

/** Returns the staff who can answer messages; empty until they are loaded. */
export function useAssignees(): readonly TicketAssignee[] {
  const { data = none } = useQuery({
    queryKey: ['ticket-assignees'],
    queryFn: async () => (await call('GET /admin/ticket-assignees')).data,
    staleTime: STALE_AFTER,
  });
  return data;
}
