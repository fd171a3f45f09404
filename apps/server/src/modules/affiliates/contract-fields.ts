import { z } from '@hono/zod-openapi';
import { textField } from '#platform/request-fields';

export const text = (max: number) => textField.trim().max(max).default('');

export const id = z.int32().positive();

/** Calendar days of the affiliate's reports, in their time zone. */
export const day = z.iso.date();

/** Major units. */
export const amount = z.number();

export const currency = textField.length(3);

export const earned = z.array(z.object({ currency, amount }));

/** Clicks and conversions. `conversions`: credited orders that were not cancelled or fully returned. */
export const counts = { clicks: z.int(), validClicks: z.int(), conversions: z.int() };

/** Days of a report. By default it ends today and has the default length. */
export const periodQuerySchema = z.object({ dateFrom: day.optional(), dateTo: day.optional() });
