import { createRoute, z } from '@hono/zod-openapi';
import { findParcel, listShipments, type Shipment } from '#modules/fulfilment';
import { openDocument, printPackingSlip, printPackingSlips } from '#modules/invoicing';
import { createRoutes, customerFailures } from '#platform/http';
import { RecordNotFound } from '../errors.ts';
import { adminCall } from '../admin-call.ts';
import { getOrder, orderPath } from './get-order.ts';

const call = adminCall('orders');
const tags = ['Back office: orders'];
const number = z.string().regex(/^[\w-]{1,40}$/);
const file = { description: 'The PDF file', content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } } };
const responses = { 200: file, ...customerFailures };

const documentRoute = createRoute({
  method: 'get',
  path: '/orders/{number}/documents/{paper}',
  tags,
  summary: 'Download an invoice or credit note',
  ...call,
  request: { params: orderPath.extend({ paper: number }) },
  responses,
});
const slip = createRoute({
  method: 'get',
  path: '/parcels/{number}/slip',
  tags,
  summary: 'Download the packing slip of a parcel',
  ...call,
  request: { params: z.object({ number }) },
  responses,
});
const slips = createRoute({
  method: 'get',
  path: '/orders/many/slips',
  tags,
  summary: 'Download the packing slips of several orders as one PDF',
  ...call,
  request: {
    query: z.object({
      ids: z
        .string()
        .regex(/^[\w-]+(,[\w-]+)*$/)
        .max(2000),
    }),
  },
  responses,
});

/** Documents for display and printing. */
export const orderDocumentRoutes = createRoutes()
  .openapi(documentRoute, async (c) => {
    const { db, config, storage, log } = c.var;
    const { number: order, paper: wanted } = c.req.valid('param');
    const { id } = await getOrder(db, order);
    const { bytes, name } = await openDocument({ db, config, storage, log }, { orderId: id, number: wanted });
    return sendPdf(bytes, name);
  })
  .openapi(slips, async (c) => {
    const { db } = c.var;
    const parcels: Shipment[] = [];
    for (const name of c.req.valid('query').ids.split(',').slice(0, 100)) {
      const { id } = await getOrder(db, name);
      parcels.push(...(await listShipments(db, id)).filter(({ status }) => status === 'PACKED'));
    }
    const [first, ...more] = parcels;
    if (!first) throw new RecordNotFound('packed parcel');
    return sendPdf(await printPackingSlips(db, [first, ...more]), 'packing-slips.pdf');
  })
  .openapi(slip, async (c) => {
    const parcel = await findParcel(c.var.db, c.req.valid('param').number);
    return sendPdf(await printPackingSlip(c.var.db, parcel), `${parcel.number.toLowerCase()}.pdf`);
  });

const sendPdf = (bytes: Buffer, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
