/** Log text of a delivery that was not sent because the endpoint was switched off. */
export const switchedOffMessage = 'The endpoint is switched off';
