/**
 * What merchants' own systems, and affiliates', are told of: signed, tried again over a day, and never into private networks.
 * What is an affiliate's goes by `postback` here; what it says is the programme's affair.
 */
export { addEndpoint, editEndpoint, removeEndpoint, rotateSecret } from './edit-endpoint.ts';
export { forgetDeliveries } from './forget-deliveries.ts';
export { webhookEvents } from './contract.ts';
export { webhookJobs, webhookSubscriptions } from './jobs.ts';
export { pingEndpoint, redeliver, redeliverPostback } from './redeliver.ts';
export { lockEndpoint, staffDeliveries, staffEndpoint, staffEndpoints, type StaffDelivery } from './staff-endpoints.ts';
export { forgetPostbacks, removePostbackAddress, replacePostbackSecret, setPostbackAddress } from './postback-endpoint.ts';
export { pingPostback } from './ping-postback.ts';
export { postbackLog, postbackSettings } from './postback-log.ts';
export { queuePostback } from './queue-postback.ts';
export { stopPostbacks, switchPostbacks } from './stop-postbacks.ts';
