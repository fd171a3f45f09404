/** What stands in the log of what was not told, since the endpoint was switched off before. */
export const switchedOffWords = 'The endpoint is switched off';
