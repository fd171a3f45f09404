/** What merchants' own systems are told of: signed, tried again over a day, and never into private networks. */
export { addEndpoint, editEndpoint, removeEndpoint, removeEndpointOf, rotateSecret } from './edit-endpoint.ts';
export { forgetDeliveries } from './forget-deliveries.ts';
export { webhookEvents } from './contract.ts';
export { webhookJobs, webhookSubscriptions } from './jobs.ts';
export { pingEndpoint, redeliver } from './redeliver.ts';
export { lockEndpoint, staffDeliveries, staffEndpoint, staffEndpoints, type StaffDelivery } from './staff-endpoints.ts';
