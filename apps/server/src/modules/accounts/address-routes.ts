import { createRoute, z } from '@hono/zod-openapi';
import { success } from '#kit/envelope';
import { createRoutes, json, jsonBody, ownFailures, successOf } from '#platform/http';
import { idQuery } from '../countries/contract.ts';
import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { addressChangeSchema, savedAddressSchema } from './contract.ts';
import { listAddresses } from './list-addresses.ts';
import { removeAddress } from './remove-address.ts';
import { ownCall } from './signed-in.ts';

const tags = ['Addresses'];
const ofUser = z.object({ id: idQuery });
const ofAddress = ofUser.extend({ addressId: idQuery });
const body = jsonBody(addressChangeSchema);

const list = createRoute({
  ...ownCall,
  method: 'get',
  path: '/address-shipping/getByUserId/{id}',
  tags,
  summary: "The caller's addresses",
  request: { params: ofUser },
  responses: { 200: json(successOf(z.array(savedAddressSchema)), 'The default for delivery first'), ...ownFailures },
});

const add = createRoute({
  ...ownCall,
  method: 'post',
  path: '/user/{id}/addresses',
  tags,
  summary: 'Keep one more address',
  description: 'Its fields follow the rules of the country; the first is the default for delivery and bills.',
  request: { params: ofUser, body },
  responses: { 201: json(successOf(savedAddressSchema), 'As it is kept'), ...ownFailures },
});

const change = createRoute({
  ...ownCall,
  method: 'put',
  path: '/user/{id}/addresses/{addressId}',
  tags,
  summary: 'Write an address anew',
  description: 'One that is a default stays it until another takes its place.',
  request: { params: ofAddress, body },
  responses: { 200: json(successOf(savedAddressSchema), 'As it is kept'), ...ownFailures },
});

const remove = createRoute({
  ...ownCall,
  method: 'delete',
  path: '/user/{id}/addresses/{addressId}',
  tags,
  summary: 'Forget an address',
  request: { params: ofAddress },
  responses: { 200: json(successOf(z.null()), 'Forgotten; what it was the default of, another is'), ...ownFailures },
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
