-- The columns of each kind become the terms of its discount rule.
ALTER TABLE "affiliate_discounts" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "discount_goals" ADD COLUMN "terms" jsonb;--> statement-breakpoint
UPDATE "affiliate_discounts" SET "terms" = CASE "kind" WHEN 'percent' THEN jsonb_build_object('rate', "basis_points") ELSE jsonb_build_object('amounts', "amounts") END;--> statement-breakpoint
UPDATE "coupons" SET "terms" = CASE "kind" WHEN 'percent' THEN jsonb_build_object('rate', "basis_points") WHEN 'amount' THEN jsonb_build_object('amounts', "amounts") ELSE '{}' END;--> statement-breakpoint
UPDATE "discount_goals" SET "terms" = CASE "kind" WHEN 'percent' THEN jsonb_build_object('rate', "basis_points") WHEN 'amount' THEN jsonb_build_object('amounts', jsonb_build_object((SELECT "currency" FROM "country_currencies" WHERE "country_currencies"."country_id" = "discount_goals"."country_id" AND "valid_from" <= CURRENT_DATE ORDER BY "valid_from" DESC LIMIT 1), "amount")) ELSE '{}' END;--> statement-breakpoint
ALTER TABLE "affiliate_discounts" ALTER COLUMN "terms" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "terms" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_goals" ALTER COLUMN "terms" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_discounts" DROP COLUMN "basis_points";--> statement-breakpoint
ALTER TABLE "affiliate_discounts" DROP COLUMN "amounts";--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "basis_points";--> statement-breakpoint
ALTER TABLE "coupons" DROP COLUMN "amounts";--> statement-breakpoint
ALTER TABLE "discount_goals" DROP COLUMN "basis_points";--> statement-breakpoint
ALTER TABLE "discount_goals" DROP COLUMN "amount";--> statement-breakpoint
-- The names of payment methods are texts of the payment providers now.
DELETE FROM "mail_texts" WHERE "key" LIKE 'order.paymentMethods.%';
