CREATE TABLE "affiliate_creatives" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"media_id" integer,
	"words" text NOT NULL,
	"language_id" integer,
	"country_ids" integer[] DEFAULT '{}' NOT NULL,
	"path" text NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "feed_secret" text;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD COLUMN "fixed_amounts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD COLUMN "minimum_baskets" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD COLUMN "caps" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "fixed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "capped" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_creatives" ADD CONSTRAINT "affiliate_creatives_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_creatives" ADD CONSTRAINT "affiliate_creatives_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_creatives_media_id_index" ON "affiliate_creatives" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "affiliate_creatives_language_id_index" ON "affiliate_creatives" USING btree ("language_id");--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_feedSecret_unique" UNIQUE("feed_secret");