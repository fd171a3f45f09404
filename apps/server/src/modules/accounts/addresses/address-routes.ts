import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, jsonBody, customerFailures, buildSuccessSchema } from '#platform/http';
import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { addressChangeSchema, savedAddressSchema } from '../contract.ts';
import { listAddresses } from './list-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { customerCall } from '../sign-in/session-middleware.ts';
import { idQuery } from '#platform/request-fields';

const tags = ['Addresses'];
const ofUser = z.object({ id: idQuery });
const ofAddress = ofUser.extend({ addressId: idQuery });
const body = jsonBody(addressChangeSchema);

const list = createRoute({
  ...customerCall,
  method: 'get',
  path: '/address-shipping/getByUserId/{id}',
  tags,
  summary: 'List the addresses of the signed-in user',
  request: { params: ofUser },
  responses: { 200: json(buildSuccessSchema(z.array(savedAddressSchema)), 'The addresses, the default delivery address first'), ...customerFailures },
});

const add = createRoute({
  ...customerCall,
  method: 'post',
  path: '/user/{id}/addresses',
  tags,
  summary: 'Add an address',
  description: 'The required fields depend on the country. The first address becomes the default for delivery and billing.',
  request: { params: ofUser, body },
  responses: { 201: json(buildSuccessSchema(savedAddressSchema), 'The saved address'), ...customerFailures },
});

const change = createRoute({
  ...customerCall,
  method: 'put',
  path: '/user/{id}/addresses/{addressId}',
  tags,
  summary: 'Replace an address',
  description: 'A default address remains the default until another address replaces it.',
  request: { params: ofAddress, body },
  responses: { 200: json(buildSuccessSchema(savedAddressSchema), 'The saved address'), ...customerFailures },
});

const remove = createRoute({
  ...customerCall,
  method: 'delete',
  path: '/user/{id}/addresses/{addressId}',
  tags,
  summary: 'Delete an address',
  request: { params: ofAddress },
  responses: {
    200: json(buildSuccessSchema(z.null()), 'The address was deleted; if it was a default, another address replaces it'),
    ...customerFailures,
  },
});

export const addressRoutes = createRoutes()
  .openapi(list, async (c) => c.json(success(await listAddresses(c.var.db, c.req.valid('param').id)), 200))
  .openapi(add, async (c) => c.json(success(await addAddress(c.var.db, c.req.valid('param').id, c.req.valid('json'))), 201))
  .openapi(change, async (c) => {
    const { id: userId, addressId } = c.req.valid('param');
    return c.json(success(await changeAddress(c.var.db, { userId, addressId }, c.req.valid('json'))), 200);
  })
  .openapi(remove, async (c) => {
    const { id: userId, addressId } = c.req.valid('param');
    await removeAddress(c.var.db, { userId, addressId });
    return c.json(success(null), 200);
  });
