import { buildBaseUrl, listActiveCountries } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { openStorage } from '#platform/storage/stores';
import { checkAdmins } from './check-admins.ts';
import { checkBackups } from './check-backups.ts';
import { checkCdns } from './check-cdn.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase, checkMigrations } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkDomain } from './check-domains.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkReplicas } from './check-replicas.ts';
import { checkSettings } from './check-settings.ts';
import { checkStorage } from './check-storage.ts';
import { checkWebhooks } from './check-webhooks.ts';
import { checkWorker } from './check-worker.ts';
import { createFindings, describeReason, type Finding } from './finding.ts';

type Check = () => Promise<Finding[]>;

/** Runs all checks one after the other. Skips checks that need the database if it is not available. */
export async function runDoctor(database: Database, config: Config): Promise<Finding[]> {
  const storage = openStorage(config);
  const findings = checkSettings(config);
  const found = await runCheck(
    'database',
    () => checkDatabase(database, config.databasePool, config.webProcesses),
    'Check DATABASE_URL, and that the server runs.',
  );
  findings.push(...found);
  const hasDatabase = !found.some(({ level, text }) => level === 'failure' && text.startsWith('The check failed'));
  const migrated = hasDatabase ? await checkMigrations(database) : undefined;
  if (migrated) findings.push(migrated, ...(await runCheck('clock', async () => [await checkClock(database)])));
  if (hasDatabase && config.databaseReadUrls.length > 0) findings.push(...(await runCheck('replicas', () => checkReplicas(database, config))));
  findings.push(
    await checkMail(config.smtpUrl),
    await checkStorage(storage, config.storage.store),
    ...checkPayments(config),
    ...(await checkCdns(config)),
    await checkDisk(config.dataDir),
    ...(await runCheck('backups', async () => [await checkBackups(storage)])),
  );
  if (migrated?.level === 'ok') {
    findings.push(...(await runCheck('worker', async () => [await checkWorker(database)])));
    findings.push(...(await runCheck('webhooks', () => checkWebhooks(database.db, config))));
    findings.push(...(await runCheck('admins', async () => [await checkAdmins(database.db)])));
    findings.push(...(await runCheck('domains', () => checkDomains(database, config))));
  }
  return findings;
}

/** Runs a check. An error in the check itself is also a failure. */
async function runCheck(name: string, check: Check, advice = 'Read the message; the other checks may say why.'): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [createFindings(name).fail(`The check failed: ${describeReason(error)}`, advice)];
  }
}

/** Checks the host of every open country. The host names of a demo shop always resolve to this machine. */
async function checkDomains({ db }: Pick<Database, 'db'>, config: Config): Promise<Finding[]> {
  if (config.isLoopback) return [];
  const countries = await listActiveCountries(db);
  if (countries.length === 0) return [createFindings('domains').warn('No country is open.', 'Open a country in the back office under Settings.')];
  const addresses = new Set(countries.map((country) => buildBaseUrl(country, config)));
  return Promise.all([...addresses].map(checkDomain));
}
