import { z } from '@hono/zod-openapi';

export const currency = z.string().regex(/^[A-Z]{3}$/, 'Enter a three-letter currency code');
