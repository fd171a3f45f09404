import { z } from 'zod';
import { defineJob } from '#platform/job';
import { exportData } from './export-data.ts';

export const exportJob = defineJob({
  name: 'privacy.export',
  schema: z.object({ requestId: z.string() }),
  run: (services, { requestId }) => exportData(services, requestId),
});
