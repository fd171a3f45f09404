import { approveReview, listPendingReviews, rejectReview } from '#modules/reviews';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';
import { createActorOption, getActor, joinWords, parseId } from './parse-values.ts';
import { addListCommand, createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('reviews', 'Approves and rejects product reviews.').addOption(createActorOption());

addListCommand(program, 'lists the reviews that wait for approval', () => runWithDatabase(({ db }) => printPendingReviews(db)));

program
  .command('approve')
  .description('approves a review, so that it is shown')
  .argument('<id>', 'id of the review', parseId)
  .argument('[reason...]', 'a note for the history')
  .action((reviewId: number, words: string[]) =>
    runWithDatabase(async ({ db }) => {
      await approveReview(db, { reviewId, by: getActor(program.opts()), reason: joinWords(words) });
      console.log(`Review ${reviewId} is shown from now on.`);
    }),
  );

program
  .command('reject')
  .description('rejects a review, so that it is not shown')
  .argument('<id>', 'id of the review', parseId)
  .argument('<reason...>', 'the reason, for the history')
  .action((reviewId: number, words: string[]) => {
    const reason = joinWords(words);
    if (reason === '') throw new StartError('The reason is missing: npm run reviews -- reject ID REASON');
    return runWithDatabase(async ({ db }) => {
      await rejectReview(db, { reviewId, by: getActor(program.opts()), reason });
      console.log(`Review ${reviewId} is not shown.`);
    });
  });

async function printPendingReviews(db: Db): Promise<void> {
  const waiting = await listPendingReviews(db);
  if (waiting.length === 0) console.log('No review waits for approval.');
  for (const { id, product, orderNumber, author, stars, fit, text, createdAt } of waiting) {
    const facts = [`order ${orderNumber}`, createdAt.toISOString().slice(0, 10), fit && `fit: ${fit}`].filter(Boolean).join(', ');
    console.log(`\n${id}  ${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}  ${product}\n  ${author}, ${facts}\n  ${text.replaceAll('\n', '\n  ')}`);
  }
}

await runCommand(program);
