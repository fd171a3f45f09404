import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { reportReaderSchema, savedReportEditSchema, savedReportFormSchema, savedReportSchema } from '#contracts/reports';
import { success } from '#kit/envelope';
import { listStaffInArea } from '#modules/accounts';
import {
  editSavedReport,
  getSavedReport,
  listSavedReports,
  lockEditableReport,
  removeSavedReport,
  REPORT_AREA,
  saveReport,
  stopReportMails,
  type ReadSavedReport,
  type ReportReader,
} from '#modules/reports';
import type { Db } from '#platform/database';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema, type ApiEnv } from '#platform/http';
import { adminCall, requireStaff } from '../admin-call.ts';
import { assertUnchanged, change } from '../change.ts';
import { NotPermitted } from '../errors.ts';
import { numberedPath } from '../record-call.ts';
import { computeRevision } from '../revision.ts';

const call = { tags: ['Back office: reports'], ...adminCall(REPORT_AREA) };
const record = { 200: json(buildSuccessSchema(savedReportSchema), 'The saved report'), ...customerFailures };

const list = createRoute({
  ...call,
  method: 'get',
  path: '/saved-reports',
  summary: 'List saved reports by name',
  description: 'The caller’s own reports, shared ones, and those that the caller gets by email.',
  responses: { 200: json(buildSuccessSchema(z.array(savedReportSchema)), 'The saved reports'), ...customerFailures },
});

const readers = createRoute({
  ...call,
  method: 'get',
  path: '/saved-reports/readers',
  summary: 'List the staff members who can get reports by email',
  responses: { 200: json(buildSuccessSchema(z.array(reportReaderSchema)), 'Staff members by name'), ...customerFailures },
});

const one = createRoute({
  ...call,
  method: 'get',
  path: '/saved-reports/{id}',
  summary: 'Get a saved report',
  request: { params: numberedPath },
  responses: record,
});

const save = createRoute({
  ...call,
  method: 'post',
  path: '/saved-reports',
  summary: 'Save the settings of a report, and send it by email regularly',
  request: { body: jsonBody(savedReportFormSchema) },
  responses: record,
});

const update = createRoute({
  ...call,
  method: 'put',
  path: '/saved-reports/{id}',
  summary: 'Change a saved report; for its owner and admins',
  request: { params: numberedPath, body: jsonBody(savedReportEditSchema) },
  responses: record,
});

const remove = createRoute({
  ...call,
  method: 'delete',
  path: '/saved-reports/{id}',
  summary: 'Delete a saved report; for its owner and admins',
  request: { params: numberedPath },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The saved report is deleted'), ...customerFailures },
});

const stop = createRoute({
  ...call,
  method: 'post',
  path: '/saved-reports/{id}/stop',
  summary: 'Stop sending a saved report to the caller',
  request: { params: numberedPath },
  responses: { 200: json(buildSuccessSchema(z.null()), 'The caller does not get it any more'), ...customerFailures },
});

export const savedReportRoutes = createRoutes();

savedReportRoutes.openapi(list, async (c) => {
  const rows = await listSavedReports(c.var.db, getReader(c));
  return c.json(success(rows.map(addSettingsRevision)), 200);
});

savedReportRoutes.openapi(readers, async (c) => c.json(success(await listStaffInArea(c.var.db, REPORT_AREA)), 200));

savedReportRoutes.openapi(one, async (c) => c.json(success(await read(c.var.db, c.req.valid('param').id, getReader(c))), 200));

savedReportRoutes.openapi(save, async (c) => {
  const [form, reader] = [c.req.valid('json'), getReader(c)];
  // An API token is no person who could own a report.
  if (reader.userId === null) throw new NotPermitted();
  const ownerId = reader.userId;
  const saved = await change(c, async (tx, note) => {
    const after = await read(tx, await saveReport(tx, form, ownerId), reader);
    await note({ action: 'saved-report.create', subject: 'saved-report', subjectId: after.id, after: getForm(after) });
    return after;
  });
  return c.json(success(saved), 200);
});

savedReportRoutes.openapi(update, async (c) => {
  const [{ id }, { revision, ...form }, reader] = [c.req.valid('param'), c.req.valid('json'), getReader(c)];
  const saved = await change(c, async (tx, note) => {
    // A report that the caller cannot see is not found, and one of another person is refused.
    await getSavedReport(tx, id, reader);
    await lockEditableReport(tx, id, reader);
    const before = getForm(await getSavedReport(tx, id, reader));
    await assertUnchanged(tx, revision, 'saved-report', before);
    await editSavedReport(tx, id, form);
    const after = await read(tx, id, reader);
    await note({ action: 'saved-report.update', subject: 'saved-report', subjectId: id, before, after: getForm(after) });
    return after;
  });
  return c.json(success(saved), 200);
});

savedReportRoutes.openapi(remove, async (c) => {
  const [{ id }, reader] = [c.req.valid('param'), getReader(c)];
  await change(c, async (tx, note) => {
    await getSavedReport(tx, id, reader);
    await lockEditableReport(tx, id, reader);
    const before = getForm(await getSavedReport(tx, id, reader));
    await removeSavedReport(tx, id);
    await note({ action: 'saved-report.delete', subject: 'saved-report', subjectId: id, before });
  });
  return c.json(success(null), 200);
});

savedReportRoutes.openapi(stop, async (c) => {
  const [{ id }, reader] = [c.req.valid('param'), getReader(c)];
  const { userId } = reader;
  if (userId === null) throw new NotPermitted();
  await change(c, async (tx, note) => {
    const before = getForm(await getSavedReport(tx, id, reader));
    await stopReportMails(tx, { reportId: id, userId });
    // The caller may not see a private report of another person any more.
    const recipientIds = before.schedule?.recipientIds.filter((recipient) => recipient !== userId) ?? [];
    const after = { ...before, schedule: before.schedule && { ...before.schedule, recipientIds } };
    await note({ action: 'saved-report.stop', subject: 'saved-report', subjectId: id, before, after });
  });
  return c.json(success(null), 200);
});

/** Only admins have the area of staff. */
function getReader(c: Context<ApiEnv>): ReportReader {
  const { userId, areas } = requireStaff(c);
  return { userId, isAdmin: areas.includes('staff') };
}

/** Returns what a form can change: sent emails change neither the revision nor the audit log. */
const getForm = ({ id, name, kind, settings, isShared, schedule, ownerId }: ReadSavedReport) => ({
  ...{ id, name, kind, settings, isShared, schedule, ownerId },
});

const addSettingsRevision = (saved: ReadSavedReport) => ({ ...saved, revision: computeRevision(getForm(saved)) });

const read = async (db: Db, id: number, reader: ReportReader) => addSettingsRevision(await getSavedReport(db, id, reader));
