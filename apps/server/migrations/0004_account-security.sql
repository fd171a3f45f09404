CREATE TABLE "order_confirmations" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "passkey_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "payout_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "review_from_orders" integer DEFAULT 3;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reference" text DEFAULT 'R-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10)) NOT NULL;--> statement-breakpoint
-- Affiliates saw order numbers until now: credited orders get the reference of their order.
ALTER TABLE "credited_orders" ADD COLUMN "reference" text;--> statement-breakpoint
UPDATE "credited_orders" SET "reference" = "orders"."reference" FROM "orders" WHERE "orders"."id" = "credited_orders"."order_id";--> statement-breakpoint
ALTER TABLE "credited_orders" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_confirmations_order_id_index" ON "order_confirmations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_confirmations_expires_at_index" ON "order_confirmations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reference_unique" UNIQUE("reference");