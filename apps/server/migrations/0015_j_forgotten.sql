ALTER TABLE "affiliates" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ALTER COLUMN "user_id" DROP NOT NULL;