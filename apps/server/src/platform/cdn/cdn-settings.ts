import { z } from 'zod';

/** The caches in front of the shop that receive purges. Any number of them may be configured. */
export interface CdnSettings {
  fastly: { serviceId: string; token: string; apiBase: string } | undefined;
  cloudflare: { zoneId: string; token: string; apiBase: string } | undefined;
  /** The addresses at which Varnish accepts purges, one per Varnish server. */
  varnish: string[];
}

const parseApiBase = (usual: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), `must be an address such as ${usual}`)
    .transform((text) => text.replace(/\/+$/, ''))
    .default(usual);

const varnishOrigins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((address) => /^https?:\/\/[^/?#@]+\/?$/.test(address) && URL.canParse(address)),
    'must be addresses joined by commas, such as http://10.0.0.5:6091,http://10.0.0.6:6091',
  )
  .transform((list) => [...new Set(list.map((address) => new URL(address).origin))]);

/** The settings of the caches in the environment. */
export const cdnFields = {
  FASTLY_SERVICE_ID: z
    .string()
    .regex(/^\w{10,40}$/, 'must be the id of a service, such as SU1Z0isxPaozGVKXdv0eY')
    .optional(),
  FASTLY_API_TOKEN: z.string().optional(),
  FASTLY_API_BASE: parseApiBase('https://api.fastly.com'),
  CLOUDFLARE_ZONE_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be the id of a zone, 32 hexadecimal digits')
    .optional(),
  CLOUDFLARE_API_TOKEN: z.string().optional(),
  CLOUDFLARE_API_BASE: parseApiBase('https://api.cloudflare.com/client/v4'),
  VARNISH_PURGE_URLS: varnishOrigins.default([]),
};

type GivenCdn = z.infer<z.ZodObject<typeof cdnFields>>;

/** Settings of the caches that must never appear in a message. */
export const cdnSecrets = ['FASTLY_API_TOKEN', 'CLOUDFLARE_API_TOKEN'] as const;

export function readCdnSettings(given: GivenCdn): CdnSettings {
  const { FASTLY_SERVICE_ID: serviceId, FASTLY_API_TOKEN: fastlyToken, CLOUDFLARE_ZONE_ID: zoneId, CLOUDFLARE_API_TOKEN: cloudflareToken } = given;
  return {
    fastly: serviceId && fastlyToken ? { serviceId, token: fastlyToken, apiBase: given.FASTLY_API_BASE } : undefined,
    cloudflare: zoneId && cloudflareToken ? { zoneId, token: cloudflareToken, apiBase: given.CLOUDFLARE_API_BASE } : undefined,
    varnish: given.VARNISH_PURGE_URLS,
  };
}

const pairs = [
  { name: 'Fastly', keys: ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN'] },
  { name: 'Cloudflare', keys: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'] },
] as const;

/** Returns a line for each provider with only one of its two settings. */
export const listCdnProblems = (given: GivenCdn): string[] =>
  pairs.flatMap(({ name, keys }) => {
    const absent = keys.filter((key) => given[key] === undefined);
    return absent.length === 1 ? [`${absent[0]} is missing: ${name} needs ${keys.join(' and ')}`] : [];
  });
