import { z } from '@hono/zod-openapi';

const filledIn = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.trim() !== '', { error: 'This field is required', params: { code: 'required' } });

export const loginSchema = z
  .object({
    email: filledIn(320),
    password: filledIn(200),
    userTypeId: z.int().positive().default(2).openapi({ description: 'Customer 2 unless told; affiliates 5' }),
  })
  .openapi('Login');

export const signedInSchema = z
  .object({
    id: z.int(),
    token: z.string().openapi({ description: 'Goes into `Authorization: Bearer …`' }),
    userTypeId: z.int(),
    expiresAt: z.string(),
  })
  .openapi('SignedIn');

export const userTypeSchema = z.object({ id: z.int(), userType: z.string() }).openapi('UserType');
