import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { normalizeIban, isBic, isIban } from '#kit/iban';
import { cdnFields, cdnSecrets, listCdnProblems, readCdnSettings, type CdnSettings } from './cdn/cdn-settings.ts';
import { inboundMailFields, readInboundMailSettings, type InboundMailSettings } from './requests/inbound-mail-settings.ts';
import { projectRoot } from './paths.ts';
import { listIncompleteProviders, listProvidersOff, readPaymentAccess, type PaymentAccess } from './payment-settings.ts';
import { StartError } from './start-error.ts';
import { storeNames, type StorageSettings } from './storage/storage.ts';
import { listStorageProblems, readStorageSettings } from './storage/storage-settings.ts';
import {
  listTranslatorProblems,
  readTranslatorSettings,
  translatorFields,
  translatorSecrets,
  type DeeplSettings,
} from './translator/translator-settings.ts';
import { readTracingSettings, tracingFields, tracingSecrets, type TracingSettings } from './tracing/tracing-settings.ts';

/** The checked settings of this process. */
export interface Config {
  port: number;
  host: string;
  /** Address of the shop for customers, without a trailing slash. */
  publicUrl: string;
  /** Whether the shop is reachable from this machine only. Then demo sign-ins, `/dev/mail` and the sandbox exist. */
  isLoopback: boolean;
  dataDir: string;
  /** Absent: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** Addresses of read replicas for browsing; none: the primary serves it too. */
  databaseReadUrls: string[];
  /** Lag in ms from which a replica is not read. */
  databaseReadMaxLagMs: number;
  /** Absent: processes notify each other of changes through the database. */
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Maximum number of newsletter emails in any minute, for all processes together. */
  newsletterMailsPerMinute: number;
  /** Where pictures, documents and other files are stored. */
  storage: NonNullable<StorageSettings['storage']>;
  /** The caches in front of the shop that receive purges. */
  cdn: CdnSettings;
  /** Absent: the storefront calls the API in this process. */
  apiBaseUrl: string | undefined;
  /** Whether responses that are the same for everyone are cached. Switched off only for measurements. */
  cachesResponses: boolean;
  /** Whether search engines may index the shop. They must not index a test copy. */
  isOpenToSearch: boolean;
  /** Whether browsers must also use https for all subdomains of the shop's host. */
  enforcesHttpsOnSubdomains: boolean;
  /** Whether the first start of a demo shop creates a year of orders. */
  hasDemoYear: boolean;
  /** Whether a public shop may take payments with test keys: for a staging shop that sends nothing. */
  allowsTestPayments: boolean;
  /** Whether a demo shop renders the pictures of its first pages before they are requested. */
  drawsDemoPicturesAhead: boolean;
  /** Whether this process also runs jobs; otherwise a worker must. */
  runsJobs: boolean;
  /** Number of web processes that `npm start` runs. With 1, it is a single process that also runs the jobs. */
  webProcesses: number;
  logLevel: string;
  /** The mode, the keys and the address of each payment provider. */
  payments: PaymentAccess;
  sandboxPort: number;
  /** The merchant's bank account for affiliate payouts. Absent: no bank file is written. */
  payoutAccount: { iban: string; bic: string } | undefined;
  /** Address of the VIES REST API; undefined: VAT ids are not checked. */
  viesUrl: string | undefined;
  /** Address of the folder with the reference rates of the European Central Bank; undefined: rates are not imported. */
  ecbRatesUrl: string | undefined;
  /** Allowed sources of images besides this shop. */
  media: {
    /** Hosts whose images are served through `/_ipx`, over https. */
    domains: string[];
    /** Former storage hosts. Their files are now at `publicUrl`. */
    legacyHosts: string[];
    /** Absent: the files of the legacy hosts are under `/media` of this shop. */
    publicUrl: string | undefined;
  };
  /** Number of trusted proxies in front of this process, for X-Forwarded-For. */
  trustedProxies: number;
  inboundMail: InboundMailSettings;
  /** The service that suggests translations in the back office. Absent: none. */
  deepl: DeeplSettings | undefined;
  /** Token for reading `/metrics` from another machine. Absent: only this machine may read it. */
  metricsToken: string | undefined;
  /** Duration in ms from which an SQL statement is logged as slow. */
  slowQueryMs: number;
  /** How traces are exported. Absent: none are recorded. */
  tracing: TracingSettings | undefined;
  /** How long a shutdown waits for requests and jobs, in ms. */
  shutdownGraceMs: number;
  /** Notices for the operator about these settings, one sentence each. */
  notices: string[];
}

/** Wrong or missing settings, one line each. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}

const parseWhole = (from: number, to: number) =>
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

const isPostgresUrl = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);

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

const isOnOff = z.string().refine((text) => text === 'on' || text === 'off', 'must be on or off');
const onOff = isOnOff.default('on');

const store = z.enum(storeNames, `must be ${storeNames.join(' or ')}`).optional();

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const settings = z.object({
  PORT: parseWhole(1, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin('https://shop.example').optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://user:password@host/database').optional(),
  DATABASE_POOL: parseWhole(2, 100).default(10),
  DATABASE_READ_URL: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((url) => url.trim())
        .filter(Boolean),
    )
    .refine((urls) => urls.every(isPostgresUrl), 'must be addresses joined by commas, such as postgres://user:password@replica/database')
    .default([]),
  DATABASE_READ_MAX_LAG_MS: parseWhole(100, 600_000).default(5000),
  REDIS_URL: address(['redis', 'rediss'], 'redis://user:password@host:6379').optional(),
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@host:587').optional(),
  NEWSLETTER_MAILS_PER_MINUTE: parseWhole(1, 100_000).default(120),
  STORAGE: store,
  STORAGE_FALLBACK: store,
  S3_ENDPOINT: origin('https://s3.example').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as shop-files')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: isOnOff.optional(),
  ...cdnFields,
  API_BASE_URL: origin('https://api.shop.example').optional(),
  RESPONSE_CACHE: onOff,
  SEARCH_ENGINES: onOff,
  HSTS_SUBDOMAINS: isOnOff.default('off'),
  TEST_PAYMENTS: isOnOff.default('off'),
  DEMO_YEAR: onOff,
  DEMO_PICTURES: onOff,
  JOBS: onOff,
  WORKERS: z
    .string()
    .refine((text) => text === 'auto' || (/^\d{1,2}$/.test(text) && Number(text) >= 1), 'must be auto or a whole number from 1 to 99')
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .default(1),
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
  SANDBOX_PORT: parseWhole(1, 65535).optional(),
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  ECB_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYOUT_IBAN: z
    .string()
    .transform(normalizeIban)
    .refine(isIban, 'must be the number of a bank account, such as DE89 3704 0044 0532 0130 00')
    .optional(),
  PAYOUT_BIC: z.string().refine(isBic, 'must be the code of a bank, such as COBADEFFXXX').optional(),
  IMAGE_DOMAINS: hosts.default([]),
  LEGACY_MEDIA_HOSTS: hosts.default([]),
  PUBLIC_MEDIA_URL: origin('https://media.shop.example').optional(),
  TRUST_PROXY: parseWhole(0, 9).default(0),
  ...inboundMailFields,
  ...translatorFields,
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters at least').optional(),
  SLOW_QUERY_MS: parseWhole(1, 600_000).default(200),
  ...tracingFields,
  SHUTDOWN_GRACE_MS: parseWhole(0, 600_000).default(10_000),
});

type Settings = z.infer<typeof settings>;

/** The names of all settings, as `.env.example` lists them. */
export const settingNames = Object.keys(settings.shape);

/** Settings that contain a password or a key. Their values must never appear in a message. */
const SECRET = new Set<string>([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SSLCOMMERZ_STORE_PASSWORD',
  'INBOUND_MAIL_SECRET',
  'METRICS_TOKEN',
  ...cdnSecrets,
  ...translatorSecrets,
  ...tracingSecrets,
]);

/** Returns the process's environment merged over the project's `.env`. No other code reads either of them. */
export function readEnvironment(): Record<string, string | undefined> {
  const file = join(projectRoot, '.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
}

/**
 * Reads and checks the settings.
 * @throws ConfigError with a line for every wrong or missing setting
 */
export function readConfig(env: Record<string, string | undefined> = readEnvironment()): Config {
  // An empty value, as in `.env` files, counts as absent.
  const given = Object.fromEntries(settingNames.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])));
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => formatProblem(issue, given)));
  const config = readSettings(parsed.data);
  const missing = listMissing(config, parsed.data);
  if (missing.length > 0) throw new ConfigError(missing);
  return config;
}

function formatProblem({ path, message }: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(path[0]);
  return `${name} ${message}${SECRET.has(name) ? '' : `, it is ${JSON.stringify(given[name])}`}`;
}

function readSettings(given: Settings): Config {
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  const isLoopback = isLoopbackHost(new URL(publicUrl).hostname);
  const sandboxPort = given.SANDBOX_PORT ?? given.PORT + 1;
  const config = {
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    isLoopback,
    dataDir: resolve(projectRoot, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    databaseReadUrls: given.DATABASE_READ_URL,
    databaseReadMaxLagMs: given.DATABASE_READ_MAX_LAG_MS,
    redisUrl: given.REDIS_URL,
    smtpUrl: given.SMTP_URL,
    newsletterMailsPerMinute: given.NEWSLETTER_MAILS_PER_MINUTE,
    storage: readStorageSettings(given),
    cdn: readCdnSettings(given),
    apiBaseUrl: given.API_BASE_URL,
    cachesResponses: given.RESPONSE_CACHE === 'on',
    isOpenToSearch: given.SEARCH_ENGINES === 'on',
    enforcesHttpsOnSubdomains: given.HSTS_SUBDOMAINS === 'on',
    hasDemoYear: given.DEMO_YEAR === 'on',
    allowsTestPayments: given.TEST_PAYMENTS === 'on',
    drawsDemoPicturesAhead: given.DEMO_PICTURES === 'on',
    runsJobs: given.JOBS === 'on',
    webProcesses: given.WORKERS,
    logLevel: given.LOG_LEVEL,
    payments: readPaymentAccess(given, isLoopback ? `http://127.0.0.1:${sandboxPort}` : undefined),
    sandboxPort,
    payoutAccount: readPayoutAccount(given, isLoopback),
    viesUrl: given.VIES_URL?.replace(/\/+$/, '') ?? (isLoopback ? undefined : 'https://ec.europa.eu/taxation_customs/vies/rest-api'),
    ecbRatesUrl: given.ECB_RATES_URL?.replace(/\/+$/, '') ?? (isLoopback ? undefined : 'https://www.ecb.europa.eu/stats/eurofxref'),
    media: { domains: given.IMAGE_DOMAINS, legacyHosts: given.LEGACY_MEDIA_HOSTS, publicUrl: given.PUBLIC_MEDIA_URL },
    trustedProxies: given.TRUST_PROXY,
    inboundMail: readInboundMailSettings(given),
    deepl: readTranslatorSettings(given),
    metricsToken: given.METRICS_TOKEN,
    slowQueryMs: given.SLOW_QUERY_MS,
    tracing: readTracingSettings(given),
    shutdownGraceMs: given.SHUTDOWN_GRACE_MS,
  };
  return { ...config, notices: listNotices(config) };
}

/** Returns the payout account. On loopback it is Slovenia's example IBAN from the IBAN registry, to which no bank would pay. */
function readPayoutAccount({ PAYOUT_IBAN: iban, PAYOUT_BIC: bic = '' }: Settings, isLoopback: boolean): Config['payoutAccount'] {
  if (iban) return { iban, bic };
  return isLoopback ? { iban: 'SI56263300012039086', bic: '' } : undefined;
}

function listMissing(config: Config, given: Settings): string[] {
  const lines: string[] = [];
  // The demo's passwords and second factors are public: other machines must not be able to reach a demo.
  if (config.isLoopback && !isLoopbackHost(config.host)) {
    lines.push(
      `HOST ${config.host} opens the shop to the network, but PUBLIC_URL ${config.publicUrl} makes it a demo with public passwords. ` +
        'Set PUBLIC_URL to the address that customers use, or HOST to 127.0.0.1.',
    );
  }
  if (!config.isLoopback && !given.SMTP_URL) {
    lines.push(`SMTP_URL is missing: at ${config.publicUrl} customers wait for real mail, e.g. smtp://user:password@host:587`);
  }
  if (given.DATABASE_READ_URL.length > 0 && !given.DATABASE_URL) {
    lines.push('DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replicas.');
  }
  lines.push(...listIncompleteProviders(given), ...listStorageProblems(given), ...listCdnProblems(given), ...listTranslatorProblems(given));
  return lines;
}

function listNotices(config: Omit<Config, 'notices'>): string[] {
  const notices = listProvidersOff(config.payments);
  if (!config.isLoopback && config.publicUrl.startsWith('http:')) {
    notices.push('PUBLIC_URL is not https: what customers send, passwords too, can be read on the way.');
  }
  return notices;
}

/** Returns whether a host is a loopback name or address. */
function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(host) || host === '[::1]' || host === '::1';
}
