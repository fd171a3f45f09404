import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { electronicIban, isBic, isIban } from '#kit/iban';
import { projectRoot } from './paths.ts';
import { StartError } from './start-error.ts';

/** The settings of this process, checked. */
export interface Config {
  port: number;
  host: string;
  /** Where customers reach the shop, without a slash at its end. */
  publicUrl: string;
  /** Whether the shop is only reachable from this machine: then demo sign-ins, `/dev/mail` and the sandbox exist. */
  isLoopback: boolean;
  dataDir: string;
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Absent: processes tell each other of changes through the database. */
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Absent: the storefront calls the API in this process. */
  apiBaseUrl: string | undefined;
  /** Whether answers that are the same for everybody are kept. Off only to measure what they cost. */
  keepsAnswers: boolean;
  /** Whether search engines may visit the shop; a copy to try things out is closed to them. */
  isOpenToSearch: boolean;
  /** Whether this process runs jobs beside its pages; if not, a worker must. */
  runsJobs: boolean;
  logLevel: string;
  /** Who takes cards: Stripe with its keys, the sandbox on this machine, or nobody. */
  cards: 'stripe' | 'sandbox' | 'off';
  stripe: { secretKey: string | undefined; webhookSecret: string | undefined; apiBase: string | undefined };
  /** Who takes payments in Bangladesh: SSLCommerz with its store, the sandbox on this machine, or nobody. */
  taka: 'sslcommerz' | 'sandbox' | 'off';
  sslCommerz: { storeId: string | undefined; storePassword: string | undefined; apiBase: string | undefined };
  sandboxPort: number;
  /** The merchant's account that affiliates are paid from; absent: no file for the bank is written. */
  payoutAccount: { iban: string; bic: string } | undefined;
  /** Where pictures may come from besides this shop. */
  media: {
    /** Hosts of others whose pictures are shown through `/_ipx`, over https. */
    domains: string[];
    /** Storage hosts of former times: what lies there lies at `publicUrl` now. */
    legacyHosts: string[];
    /** Absent: what the legacy hosts had is under `/media` of this shop. */
    publicUrl: string | undefined;
  };
  /** How many proxies stand before this process whose X-Forwarded-For is believed. */
  trustedProxies: number;
  /** Who may read `/metrics` from elsewhere than this machine; absent: nobody. */
  metricsToken: string | undefined;
  /** From how many ms on an SQL statement is written to the log. */
  slowQueryMs: number;
  /** How long a stop waits for requests and jobs, in ms. */
  shutdownGraceMs: number;
  /** What the operator should know about this choice of settings, one sentence each. */
  notices: string[];
}

/** Wrong or missing settings, one line each. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}

const whole = (from: number, to: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to, `must be a whole number from ${from} to ${to}`)
    .transform(Number);

const address = (schemes: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), `must be an address such as ${example}`);

const origin = (example: string) =>
  address(['http', 'https'], example)
    .refine((text) => URL.canParse(text) && new URL(text).pathname === '/' && !/[?#]/.test(text), `must name a host only, such as ${example}`)
    .transform((text) => new URL(text).origin);

const key = (...beginnings: string[]) =>
  z.string().refine((text) => beginnings.some((beginning) => text.startsWith(beginning)), `must begin with ${beginnings.join(' or ')}`);

const hosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((host) => /^[a-z0-9.-]+\.[a-z]{2,}$/.test(host)),
    'must be host names joined by commas, such as cdn.example.com,files.example.net',
  );

const onOff = z
  .string()
  .refine((text) => text === 'on' || text === 'off', 'must be on or off')
  .default('on');

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const settings = z.object({
  PORT: whole(1, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin('https://shop.example').optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://user:password@host/database').optional(),
  DATABASE_POOL: whole(2, 100).default(10),
  REDIS_URL: address(['redis', 'rediss'], 'redis://user:password@host:6379').optional(),
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@host:587').optional(),
  API_BASE_URL: origin('https://api.shop.example').optional(),
  ANSWER_CACHE: onOff,
  SEARCH_ENGINES: onOff,
  JOBS: onOff,
  LOG_LEVEL: z
    .string()
    .refine((text) => LOG_LEVELS.includes(text), `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info'),
  STRIPE_SECRET_KEY: key('sk_', 'rk_').optional(),
  STRIPE_WEBHOOK_SECRET: key('whsec_').optional(),
  STRIPE_API_BASE: origin('http://127.0.0.1:3001').optional(),
  SSLCOMMERZ_STORE_ID: z.string().optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().optional(),
  SSLCOMMERZ_API_BASE: origin('https://sandbox.sslcommerz.com').optional(),
  SANDBOX_PORT: whole(1, 65535).optional(),
  PAYOUT_IBAN: z
    .string()
    .transform(electronicIban)
    .refine(isIban, 'must be the number of a bank account, such as DE89 3704 0044 0532 0130 00')
    .optional(),
  PAYOUT_BIC: z.string().refine(isBic, 'must be the code of a bank, such as COBADEFFXXX').optional(),
  IMAGE_DOMAINS: hosts.default([]),
  LEGACY_MEDIA_HOSTS: hosts.default([]),
  PUBLIC_MEDIA_URL: origin('https://media.shop.example').optional(),
  TRUST_PROXY: whole(0, 9).default(0),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters at least').optional(),
  SLOW_QUERY_MS: whole(1, 600_000).default(200),
  SHUTDOWN_GRACE_MS: whole(0, 600_000).default(10_000),
});

type Settings = z.infer<typeof settings>;

/** The names of all settings, as `.env.example` lists them. */
export const settingNames = Object.keys(settings.shape);

/** Values that hold a password or a key: never repeated in a message. */
const SECRET = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SSLCOMMERZ_STORE_PASSWORD',
  'METRICS_TOKEN',
]);

/** The process's environment over the project's `.env`: the only place where either is read. */
export function readEnvironment(): Record<string, string | undefined> {
  const file = join(projectRoot, '.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
}

/**
 * Reads and checks the settings.
 * @throws ConfigError naming every wrong and every missing one
 */
export function readConfig(env: Record<string, string | undefined> = readEnvironment()): Config {
  // An empty value, as `.env` files have them, is an absent one.
  const given = Object.fromEntries(settingNames.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => complaint(issue, given)));
  const config = fromSettings(parsed.data);
  const missing = missingFor(config, parsed.data);
  if (missing.length > 0) throw new ConfigError(missing);
  return config;
}

function complaint({ path, message }: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(path[0]);
  return `${name} ${message}${SECRET.has(name) ? '' : `, it is ${JSON.stringify(given[name])}`}`;
}

function fromSettings(given: Settings): Config {
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  const isLoopback = namesThisMachine(new URL(publicUrl).hostname);
  const hasStripe = Boolean(given.STRIPE_SECRET_KEY && given.STRIPE_WEBHOOK_SECRET);
  const hasStore = Boolean(given.SSLCOMMERZ_STORE_ID && given.SSLCOMMERZ_STORE_PASSWORD);
  const config = {
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    isLoopback,
    dataDir: resolve(projectRoot, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    redisUrl: given.REDIS_URL,
    smtpUrl: given.SMTP_URL,
    apiBaseUrl: given.API_BASE_URL,
    keepsAnswers: given.ANSWER_CACHE === 'on',
    isOpenToSearch: given.SEARCH_ENGINES === 'on',
    runsJobs: given.JOBS === 'on',
    logLevel: given.LOG_LEVEL,
    cards: hasStripe ? ('stripe' as const) : isLoopback ? ('sandbox' as const) : ('off' as const),
    stripe: { secretKey: given.STRIPE_SECRET_KEY, webhookSecret: given.STRIPE_WEBHOOK_SECRET, apiBase: given.STRIPE_API_BASE },
    taka: hasStore ? ('sslcommerz' as const) : isLoopback ? ('sandbox' as const) : ('off' as const),
    sslCommerz: { storeId: given.SSLCOMMERZ_STORE_ID, storePassword: given.SSLCOMMERZ_STORE_PASSWORD, apiBase: given.SSLCOMMERZ_API_BASE },
    sandboxPort: given.SANDBOX_PORT ?? given.PORT + 1,
    payoutAccount: payoutAccountOf(given, isLoopback),
    media: { domains: given.IMAGE_DOMAINS, legacyHosts: given.LEGACY_MEDIA_HOSTS, publicUrl: given.PUBLIC_MEDIA_URL },
    trustedProxies: given.TRUST_PROXY,
    metricsToken: given.METRICS_TOKEN,
    slowQueryMs: given.SLOW_QUERY_MS,
    shutdownGraceMs: given.SHUTDOWN_GRACE_MS,
  };
  return { ...config, notices: noticesFor(config) };
}

/** On this machine the example that the register of IBANs prints for Slovenia: files can be tried, and no bank would pay them. */
function payoutAccountOf({ PAYOUT_IBAN: iban, PAYOUT_BIC: bic = '' }: Settings, isLoopback: boolean): Config['payoutAccount'] {
  if (iban) return { iban, bic };
  return isLoopback ? { iban: 'SI56263300012039086', bic: '' } : undefined;
}

function missingFor(config: Config, given: Settings): string[] {
  const lines: string[] = [];
  if (!config.isLoopback && !given.SMTP_URL) {
    lines.push(`SMTP_URL is missing: at ${config.publicUrl} customers wait for real mail, e.g. smtp://user:password@host:587`);
  }
  if (Boolean(given.STRIPE_SECRET_KEY) !== Boolean(given.STRIPE_WEBHOOK_SECRET)) {
    const absent = given.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    lines.push(`${absent} is missing: Stripe needs both keys, or neither to do without cards`);
  }
  if (Boolean(given.SSLCOMMERZ_STORE_ID) !== Boolean(given.SSLCOMMERZ_STORE_PASSWORD)) {
    const absent = given.SSLCOMMERZ_STORE_ID ? 'SSLCOMMERZ_STORE_PASSWORD' : 'SSLCOMMERZ_STORE_ID';
    lines.push(`${absent} is missing: SSLCommerz needs both, or neither to do without it`);
  }
  return lines;
}

function noticesFor(config: Omit<Config, 'notices'>): string[] {
  const notices: string[] = [];
  if (config.cards === 'off') notices.push('Cards are switched off: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.');
  if (config.taka === 'off') notices.push('SSLCommerz is switched off: SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD are not set.');
  if (!config.isLoopback && config.publicUrl.startsWith('http:')) {
    notices.push('PUBLIC_URL is not https: what customers send, passwords too, can be read on the way.');
  }
  if (config.isLoopback && !namesThisMachine(config.host)) {
    notices.push(`HOST ${config.host} opens this demo shop, with its sign-ins and its mailbox, to the network: set PUBLIC_URL for a real one.`);
  }
  return notices;
}

/** Loopback by name or number: nothing outside this machine answers there. */
function namesThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host) || host === '[::1]' || host === '::1';
}
