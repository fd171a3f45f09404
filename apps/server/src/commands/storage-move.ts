import { Option } from 'commander';
import { readConfig } from '#platform/config';
import { moveFiles, type MovedFiles } from '#platform/storage/move-files';
import { storeNames, type StoreName } from '#platform/storage/storage';
import { openStore } from '#platform/storage/stores';
import { createProgram, runCommand } from './run-command.ts';

const program = createProgram('storage:move', 'Copies all files from one store into another one and verifies them. The shop may be running.')
  .addOption(new Option('--from <store>', 'the store to copy from').choices(storeNames).makeOptionMandatory())
  .addOption(new Option('--to <store>', 'the store to copy into').choices(storeNames).makeOptionMandatory())
  .action(async ({ from, to }: { from: StoreName; to: StoreName }) => {
    if (from === to) program.error(`error: --from and --to are both ${from}`);
    const config = readConfig();
    const showProgress = ({ copied, present, newer }: MovedFiles) => process.stderr.write(`\r${copied + present + newer} files`);
    const { copied, present, newer } = await moveFiles(
      openStore(from, config),
      openStore(to, config),
      process.stderr.isTTY ? showProgress : undefined,
    );
    console.log(`Copied and verified ${copied} files. ${present} were already there, ${newer} are newer there. Nothing was removed from ${from}.`);
  });

await runCommand(program);
