import { openServices } from '#platform/open-services';
import { runCommand } from '#platform/run-process';
import { dropTags } from '#platform/tag-drops';
import { inTransaction } from '#platform/transaction';

/** Another process of the shop that changes something: drops the tags it was started with, in one transaction. */
await runCommand(async ({ config, log, lifecycle }) => {
  const { services, feed } = await openServices({ config, log, lifecycle });
  while (!feed.isUp()) await new Promise((resolve) => setTimeout(resolve, 10));
  await inTransaction(services.db, (tx) => dropTags(tx, process.argv.slice(2)));
});
