CREATE TABLE "affiliate_notifications" (
	"affiliate_id" integer NOT NULL,
	"kind" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "affiliate_notifications_affiliate_id_kind_pk" PRIMARY KEY("affiliate_id","kind")
);
--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliate_notifications" ADD CONSTRAINT "affiliate_notifications_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commissions_to_review" ON "commissions" USING btree ("id") WHERE hold_reasons <> '[]' and reviewed_at is null and approved_at is null and earned <> 0;--> statement-breakpoint
CREATE INDEX "credited_orders_placed_at_index" ON "credited_orders" USING btree ("placed_at");