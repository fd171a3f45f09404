import { getFieldMessages } from '#frame/http-error.ts';

/** Returns a call's refusals by field, without the prefix `form.`. */
export const getFormErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(getFieldMessages(error)).map(([field, says]) => [field.replace(/^form\./, ''), says]));
