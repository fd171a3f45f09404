import { runDoctor } from '../doctor/run-doctor.ts';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const marks = { ok: 'ok      ', warning: 'warning ', failure: 'FAILURE ' } as const;

const program = createProgram(
  'doctor',
  'Checks settings, database, mail, storage, payments, domains, clock, backups and disk, and says what to do. Exits with 1 on a failure.',
).action(() =>
  runWithDatabase(
    async ({ database, config }) => {
      const findings = await runDoctor(database, config);
      for (const { level, check, text, advice } of findings) console.log(`${marks[level]} ${check}: ${text}${advice ? ` ${advice}` : ''}`);
      if (findings.some(({ level }) => level === 'failure')) process.exitCode = 1;
    },
    { migrates: false },
  ),
);

await runCommand(program);
