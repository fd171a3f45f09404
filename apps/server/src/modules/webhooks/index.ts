/**
 * Webhooks to merchants' systems and postbacks to affiliates: signed, retried for a day, never sent into private networks.
 * The module `affiliates` provides the content of postbacks.
 */
export { addEndpoint, editEndpoint, removeEndpoint, rotateSecret } from './edit-endpoint.ts';
export { deleteDeliveries } from './delete-deliveries.ts';
export { webhookEvents } from './contract.ts';
export { webhookJobs, webhookSubscriptions } from './jobs.ts';
export { pingEndpoint, redeliver, redeliverPostback } from './redeliver.ts';
export { lockEndpoint, listAdminDeliveries, findAdminEndpoint, listAdminEndpoints, type AdminDelivery } from './admin-endpoints.ts';
export { forgetPostbacks, removePostbackAddress, replacePostbackSecret, setPostbackAddress } from './postback-endpoint.ts';
export { pingPostback } from './ping-postback.ts';
export { readPostbackLog, readPostbackSettings } from './postback-log.ts';
export { queuePostback } from './queue-postback.ts';
export { stopPostbacks, switchPostbacks } from './stop-postbacks.ts';
