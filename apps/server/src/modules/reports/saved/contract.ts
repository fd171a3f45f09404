import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';
import { idField, textField } from '#platform/request-fields';
import { areValidSettings, reportKinds, reportSettingsSchema, type ReportKind, type ReportSettings } from './settings.ts';

export { reportKinds, type ReportKind, type ReportSettings } from './settings.ts';

/** Maximum number of reports that a staff member can save, and of recipients of one report. */
export const [MAX_SAVED_REPORTS, MAX_RECIPIENTS] = [100, 20];

const scheduleSchema = z
  .object({
    every: z.enum(['day', 'week', 'month']),
    /** 1 is Monday; used for `week`. */
    weekday: z.int().min(1).max(7).default(1),
    /** Used for `month`. A shorter month uses its last day. */
    monthDay: z.int().min(1).max(31).default(1),
    hour: z.int().min(0).max(23),
    recipientIds: z.array(idField).min(1, 'Select at least one person').max(MAX_RECIPIENTS),
  })
  .openapi('ReportSchedule', { description: 'When the report is sent by email, in the time zone of its country or of the default shop' });

const savedReportFields = z.object({
  name: textField.trim().min(1, 'Enter a name').max(80),
  kind: z.enum(reportKinds),
  settings: reportSettingsSchema,
  /** Whether all staff who may read reports see it. */
  isShared: z.boolean(),
  /** Null: not sent. */
  schedule: makeNullable(scheduleSchema),
});

const acceptsSettings = ({ kind, settings }: { kind: ReportKind; settings: ReportSettings }): boolean => areValidSettings(kind, settings);
const settingsIssue = { message: 'The report does not accept these settings', path: ['settings'] };

/** A report to save. */
export const savedReportFormSchema = savedReportFields.refine(acceptsSettings, settingsIssue).openapi('SavedReportForm');
export type SavedReportForm = z.infer<typeof savedReportFormSchema>;

/** A saved report with its changes. */
export const savedReportEditSchema = savedReportFields
  .extend({ revision: textField.max(60) })
  .refine(acceptsSettings, settingsIssue)
  .openapi('SavedReportEdit');

export const savedReportSchema = savedReportFields
  .extend({
    id: z.int(),
    ownerId: z.int(),
    ownerName: z.string(),
    /** IANA time zone of the schedule. */
    timeZone: z.string(),
    nextDueAt: z.string().nullable(),
    lastSentAt: z.string().nullable(),
    /** When an email could not be sent; null after the next one that was sent. */
    lastFailedAt: z.string().nullable(),
    /** Whether the caller may change and delete it. */
    isEditable: z.boolean(),
    /** Whether the caller gets it by email. */
    isRecipient: z.boolean(),
    revision: z.string(),
  })
  .openapi('SavedReport');
export type SavedReport = z.infer<typeof savedReportSchema>;

/** The staff members who can get reports by email. */
export const reportReaderSchema = z.object({ id: z.int(), name: z.string() }).openapi('ReportReader');
