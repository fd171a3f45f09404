import { openServices } from '#platform/open-services';
import { runProcess } from '#platform/run-process';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';

/** A second process of the shop: drops the tags in its arguments in one transaction and ends. */
await runProcess(async ({ config, log, lifecycle }) => {
  const { services, feed } = await openServices({ config, log, lifecycle });
  while (!feed.isUp()) await new Promise((resolve) => setTimeout(resolve, 10));
  await inTransaction(services.db, (tx) => dropTags(tx, process.argv.slice(2)));
  await lifecycle.stop();
  process.exit(0);
});
