CREATE TABLE "affiliate_browsers" (
	"affiliate_id" integer NOT NULL,
	"browser" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "affiliate_browsers_affiliate_id_browser_pk" PRIMARY KEY("affiliate_id","browser")
);
--> statement-breakpoint
CREATE TABLE "tracking_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"own_channels" jsonb NOT NULL,
	"has_own_ads" boolean DEFAULT true NOT NULL,
	"code_rule" text DEFAULT 'code-first' NOT NULL,
	"is_paid_traffic_allowed" boolean DEFAULT true NOT NULL,
	"banned_referrers" text[] DEFAULT '{}' NOT NULL,
	"most_clicks_per_network" integer DEFAULT 30 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credited_orders" ADD COLUMN "sub_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_touches" ADD COLUMN "sub_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_touches" ADD COLUMN "signals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD COLUMN "sub_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD COLUMN "signals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "touches" ADD COLUMN "sub_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "touches" ADD COLUMN "signals" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_browsers" ADD CONSTRAINT "affiliate_browsers_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_browsers_day_index" ON "affiliate_browsers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "commissions_held_by_day" ON "commissions" USING btree ("created_at") WHERE hold_reasons <> '[]';--> statement-breakpoint
-- Hand-written from here on. Finds the clicks from one network.
CREATE INDEX "clicks_network" ON "clicks" ("address_hash", "at");--> statement-breakpoint
-- Sub-ids were found by the time of the click. They are stored now, because orders without consent have no such click.
UPDATE "touches" SET "sub_id" = "clicks"."sub_id" FROM "clicks"
WHERE "clicks"."visitor" = "touches"."session_id" AND "clicks"."at" = "touches"."at" AND "clicks"."affiliate_id" = "touches"."affiliate_id" AND "clicks"."sub_id" <> '';--> statement-breakpoint
UPDATE "customer_touches" SET "sub_id" = "touches"."sub_id" FROM "touches"
WHERE "touches"."affiliate_id" = "customer_touches"."affiliate_id" AND "touches"."at" = "customer_touches"."at" AND "touches"."sub_id" <> '';--> statement-breakpoint
UPDATE "order_attributions" SET "sub_id" = "found"."sub_id" FROM (
  SELECT "affiliate_id", "at", min("sub_id") AS "sub_id" FROM "clicks" WHERE "affiliate_id" IS NOT NULL
  GROUP BY "affiliate_id", "at" HAVING min("sub_id") = max("sub_id") AND min("sub_id") <> ''
) AS "found"
WHERE "found"."affiliate_id" = "order_attributions"."affiliate_id" AND "found"."at" = "order_attributions"."touched_at";--> statement-breakpoint
UPDATE "credited_orders" SET "sub_id" = "order_attributions"."sub_id" FROM "order_attributions"
WHERE "order_attributions"."order_id" = "credited_orders"."order_id" AND "order_attributions"."sub_id" <> '';
