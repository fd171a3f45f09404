ALTER TABLE "stock_notices" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD COLUMN "link_key" text;--> statement-breakpoint
-- Hand-written from here: notices of before the confirmation keep counting. Their forms promised one email.
UPDATE "stock_notices" SET "confirmed_at" = "created_at";
