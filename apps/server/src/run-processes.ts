import { openDemo } from './demo/open-demo.ts';
import { announceShop, prepareStart } from './prepare-start.ts';
import { openServices } from '#platform/open-services';
import { createSupervisor } from '#platform/processes/supervisor';
import type { Process } from '#platform/run-process';

/** The files that the processes execute. */
interface ProcessFiles {
  web: string;
  worker: string;
}

/**
 * Runs the shop in several processes on one machine: web processes that share the port, and a worker that runs the jobs. This process owns the embedded
 * database and the payment sandbox, prepares the shop and serves nothing itself, so that it has little reason to fail. SIGHUP replaces the other
 * processes one after the other.
 */
export async function runProcesses(started: Process, files: ProcessFiles): Promise<void> {
  const { config, log, lifecycle } = started;
  const { database, services } = await openServices(started);
  await prepareStart({ database, services, lifecycle });
  await openDemo(services, lifecycle);
  const worker = config.runsJobs ? [{ name: 'worker', file: files.worker, count: 1 }] : [];
  const supervisor = createSupervisor([{ name: 'web', file: files.web, count: config.webProcesses }, ...worker], {
    log,
    graceMs: config.shutdownGraceMs,
  });
  lifecycle.onStop('processes', supervisor.stop);
  process.on('SIGHUP', () => void supervisor.restart());
  await supervisor.start();
  await announceShop(services);
}
