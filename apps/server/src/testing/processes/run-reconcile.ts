import { execFile } from 'node:child_process';
import { bundleEntry } from './bundle-entry.ts';

export interface Reconciled {
  exitCode: number;
  messages: string;
}

/** Runs `npm run reconcile` on a running shop. @param env with the settings of the shop */
export async function runReconcile(env: NodeJS.ProcessEnv): Promise<Reconciled> {
  const bundle = await bundleEntry('commands/reconcile.ts');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bundle], { env }, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? 1, messages: stdout + stderr }),
    );
  });
}
