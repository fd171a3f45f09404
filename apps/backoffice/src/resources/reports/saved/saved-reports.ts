import { useNotify } from 'react-admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import type { SavedReport, SavedReportForm } from '@selvedge/server/contract/reports';

const queryKey = ['saved-reports'];

/** Returns the saved reports that the person sees. @param isNeeded false: they are not loaded */
export const useSavedReports = (isNeeded = true) =>
  useQuery({ queryKey, queryFn: async () => (await call('GET /admin/saved-reports')).data, enabled: isNeeded });

/** Returns the people who can get reports by email. */
export const useReportReaders = () =>
  useQuery({ queryKey: ['report-readers'], queryFn: async () => (await call('GET /admin/saved-reports/readers')).data });

type Edited = Pick<SavedReport, 'id' | 'revision'>;

/** Returns functions that change saved reports and load the list again. Errors are shown as notifications. */
export function useSavedReportChanges() {
  const client = useQueryClient();
  const notify = useNotify();
  const outcome = {
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error: Error) => notify(getErrorMessage(error), { type: 'error' }),
  };
  const save = useMutation({
    mutationFn: async ({ form, edited }: { form: SavedReportForm; edited?: Edited | undefined }) =>
      (
        await (edited
          ? call('PUT /admin/saved-reports/{id}', { path: { id: edited.id }, body: { ...form, revision: edited.revision } })
          : call('POST /admin/saved-reports', { body: form }))
      ).data,
    ...outcome,
  });
  const remove = useMutation({ mutationFn: (id: number) => call('DELETE /admin/saved-reports/{id}', { path: { id } }), ...outcome });
  const stop = useMutation({ mutationFn: (id: number) => call('POST /admin/saved-reports/{id}/stop', { path: { id } }), ...outcome });
  return { save, remove, stop };
}

/** Returns what a form sends of a saved report. */
export const toForm = ({ name, kind, settings, isShared, schedule }: SavedReport): SavedReportForm => ({
  ...{ name, kind, settings, isShared },
  schedule: schedule && { ...schedule, recipientIds: [...schedule.recipientIds] },
});
