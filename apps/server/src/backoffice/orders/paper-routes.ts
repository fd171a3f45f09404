import { createRoute, z } from '@hono/zod-openapi';
import { findParcel, shipmentsOf, type Shipment } from '#modules/fulfilment';
import { openPaper, packingSlip, packingSlips } from '#modules/invoicing';
import { createRoutes, ownFailures } from '#platform/http';
import { NotThere } from '../errors.ts';
import { staffCall } from '../staff-call.ts';
import { orderOf, orderPath } from './order-of.ts';

const call = staffCall('orders');
const tags = ['Back office: orders'];
const number = z.string().regex(/^[\w-]{1,40}$/);
const file = { description: 'The PDF', content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } } };
const responses = { 200: file, ...ownFailures };

const paper = createRoute({
  method: 'get',
  path: '/orders/{number}/papers/{paper}',
  tags,
  summary: 'An invoice or a credit note, as it was issued',
  ...call,
  request: { params: orderPath.extend({ paper: number }) },
  responses,
});
const slip = createRoute({
  method: 'get',
  path: '/parcels/{number}/slip',
  tags,
  summary: 'The packing slip of a parcel',
  ...call,
  request: { params: z.object({ number }) },
  responses,
});
const slips = createRoute({
  method: 'get',
  path: '/orders/many/slips',
  tags,
  summary: 'The packing slips of all parcels of these orders that have not left yet, as one file',
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

/** Papers to be opened and printed. */
export const paperRoutes = createRoutes()
  .openapi(paper, async (c) => {
    const { db, config, storage, log } = c.var;
    const { number: order, paper: wanted } = c.req.valid('param');
    const { id } = await orderOf(db, order);
    const { bytes, name } = await openPaper({ db, config, storage, log }, { orderId: id, number: wanted });
    return pdf(bytes, name);
  })
  .openapi(slips, async (c) => {
    const { db } = c.var;
    const parcels: Shipment[] = [];
    for (const name of c.req.valid('query').ids.split(',').slice(0, 100)) {
      const { id } = await orderOf(db, name);
      parcels.push(...(await shipmentsOf(db, id)).filter(({ status }) => status === 'PACKED'));
    }
    const [first, ...more] = parcels;
    if (!first) throw new NotThere('packed parcel');
    return pdf(await packingSlips(db, [first, ...more]), 'packing-slips.pdf');
  })
  .openapi(slip, async (c) => {
    const parcel = await findParcel(c.var.db, c.req.valid('param').number);
    return pdf(await packingSlip(c.var.db, parcel), `${parcel.number.toLowerCase()}.pdf`);
  });

const pdf = (bytes: Buffer, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
