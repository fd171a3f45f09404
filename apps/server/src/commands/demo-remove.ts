import { dropTags, everything } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { describeDemoContent } from '../demo/go-live/demo-content.ts';
import { removeDemoData } from '../demo/go-live/demo-data.ts';
import { hasOpenAdmin } from '#modules/accounts';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram(
  'demo:remove',
  'Removes the demo from a shop: closes its accounts, retires its products, ends its coupons, deletes its invented seller, its texts, offers and reviews. Orders and your own data stay.',
).action(() =>
  runWithDatabase(
    async ({ db }) => {
      const { emails, productIds, couponCodes, countries, content } = await removeDemoData(db, { userId: null, name: 'operator' });
      await inTransaction(db, (tx) => dropTags(tx, [everything]));
      console.log(
        `Closed ${emails.length} demo accounts, retired ${productIds.length} products, ended ${couponCodes.length} coupons, removed the invented seller from ${countries} countries.`,
      );
      if (!(await hasOpenAdmin(db))) console.log('The shop has no admin now. Add one: npm run staff -- add-admin EMAIL FIRST LAST');
      const removed = describeDemoContent(content);
      if (removed) console.log(`Removed ${removed}.`);
      console.log('Records of the demo that you changed are kept. Check them, and your menus.');
    },
    { notifiesShop: true },
  ),
);

await runCommand(program);
