import { z } from 'zod';
import { defineJob } from '#platform/job';
import { erasePerson } from './erase-person.ts';

export const eraseJob = defineJob({
  name: 'privacy.erase',
  schema: z.object({ requestId: z.string() }),
  run: (services, { requestId }) => erasePerson(services, requestId),
  retry: { limit: 10, delaySeconds: 10 },
});
