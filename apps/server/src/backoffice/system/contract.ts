import { z } from '@hono/zod-openapi';
import { textField } from '#platform/request-fields';

export const jobsSchema = z
  .object({
    queues: z.array(z.object({ name: z.string(), waiting: z.int(), running: z.int(), dead: z.int() })),
    schedules: z.array(
      z.object({
        name: z.string(),
        /** `every 5 minutes`, `daily at 03:40 UTC`. */
        when: z.string(),
        /** Null: not within the two days that runs are remembered. */
        lastRunAt: z.iso.datetime().nullable(),
        nextRunAt: z.iso.datetime(),
      }),
    ),
    /** Events that will become jobs. An old `oldestAt` means that they are not being processed. */
    outbox: z.object({ waiting: z.int(), oldestAt: z.iso.datetime().nullable() }),
  })
  .openapi('StaffJobs');
export type StaffJobs = z.infer<typeof jobsSchema>;

export const deadLetterSchema = z
  .object({ id: z.string(), job: z.string(), data: z.record(z.string(), z.unknown()).nullable(), error: z.string(), failedAt: z.iso.datetime() })
  .openapi('DeadLetter');
export type DeadLetterRow = z.infer<typeof deadLetterSchema>;

/** One dead letter, or all of a kind. */
export const chosenLettersSchema = z.union([z.strictObject({ id: z.uuid() }), z.strictObject({ job: textField.max(100) })]).openapi('ChosenLetters');
