-- The texts of emails moved into catalogues with new keys; the merchant's own texts move with them.
-- The greeting without a name had the key of the greeting with one where both are the same text: Czech and Lithuanian.
INSERT INTO "mail_texts" ("language_id", "key", "text", "updated_at")
SELECT "language_id", "key" || 'WithoutName', "text", "updated_at" FROM "mail_texts"
WHERE "language_id" IN (5, 11) AND "key" IN ('account.greeting', 'cartReminder.greeting');
--> statement-breakpoint
-- These stood for refunds without an amount, which do not exist.
DELETE FROM "mail_texts" WHERE "key" ~ '^orderNews\.letters\.refunded\..*-amount$';
--> statement-breakpoint
UPDATE "mail_texts" SET "key" = "moved"."to" FROM (VALUES
  ('account.greeting-firstName', 'account.greetingWithoutName'),
  ('cartReminder.greeting-firstName', 'cartReminder.greetingWithoutName'),
  ('order.discount-code', 'order.discountWithoutCode'),
  ('orderNews.letters.shipped.subject+hasMore', 'orderUpdate.shipped.subjectOfPart'),
  ('orderNews.letters.shipped.heading+hasMore', 'orderUpdate.shipped.headingOfPart'),
  ('orderNews.letters.shipped.lines.0', 'orderUpdate.shipped.left'),
  ('orderNews.letters.shipped.lines.0+isExchange', 'orderUpdate.shipped.exchangeLeft'),
  ('orderNews.letters.shipped.lines.1+hasMore', 'orderUpdate.shipped.restFollows'),
  ('orderNews.letters.readyForPickup.lines.0', 'orderUpdate.readyForPickup.when'),
  ('orderNews.letters.delivered.lines.0', 'orderUpdate.delivered.fits'),
  ('orderNews.letters.delivered.lines.1', 'orderUpdate.delivered.review'),
  ('orderNews.letters.delivered.lines.1+hasMore', 'orderUpdate.delivered.restComes'),
  ('orderNews.letters.undelivered.lines.0', 'orderUpdate.undelivered.missed'),
  ('orderNews.letters.cameBack.lines.0', 'orderUpdate.cameBack.cameBack'),
  ('orderNews.letters.cameBack.lines.1', 'orderUpdate.cameBack.refund'),
  ('orderNews.letters.cameBack.lines.1-amount', 'orderUpdate.cameBack.noRefund'),
  ('orderNews.letters.cameBack.lines.2', 'orderUpdate.cameBack.orderAgain'),
  ('orderNews.letters.lost.lines.0', 'orderUpdate.lost.lost'),
  ('orderNews.letters.lost.lines.1', 'orderUpdate.lost.refund'),
  ('orderNews.letters.lost.lines.1-amount', 'orderUpdate.lost.noRefund'),
  ('orderNews.letters.lost.lines.2', 'orderUpdate.lost.orderAgain'),
  ('orderNews.letters.linesCancelled.lines.0', 'orderUpdate.linesCancelled.notSent'),
  ('orderNews.letters.linesCancelled.lines.1', 'orderUpdate.linesCancelled.refund'),
  ('orderNews.letters.linesCancelled.lines.1-amount', 'orderUpdate.linesCancelled.noRefund'),
  ('orderNews.letters.linesCancelled.lines.2', 'orderUpdate.linesCancelled.restComes'),
  ('orderNews.letters.refunded.lines.0', 'orderUpdate.refunded.original'),
  ('orderNews.letters.refunded.lines.0+isByHand', 'orderUpdate.refunded.transfer'),
  ('orderNews.letters.refused.lines.0', 'orderUpdate.refused.notConfirmed'),
  ('orderNews.letters.refused.lines.1', 'orderUpdate.refused.mistake')
) AS "moved" ("from", "to") WHERE "mail_texts"."key" = "moved"."from";
--> statement-breakpoint
UPDATE "mail_texts" SET "key" = regexp_replace("key", '^orderNews\.(letters\.)?', 'orderUpdate.') WHERE "key" LIKE 'orderNews.%';
--> statement-breakpoint
-- `account.letters.welcome.lines.0` becomes `account.welcome.line1`.
UPDATE "mail_texts" SET "key" = regexp_replace("key", '\.lines\.\d$', '.line' || (right("key", 1)::integer + 1)) WHERE "key" ~ '\.lines\.\d$';
--> statement-breakpoint
UPDATE "mail_texts" SET "key" = replace("key", '.letters.', '.') WHERE "key" LIKE '%.letters.%';
