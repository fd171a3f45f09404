CREATE TABLE "newsletter_flows" (
	"flow" text PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"delay_days" integer NOT NULL,
	"pause_days" integer NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_mailings" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"texts" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"visits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mailing_id" integer,
	"flow" text,
	"subscriber_id" integer,
	"status" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_deliveries_mailingId_subscriberId_unique" UNIQUE("mailing_id","subscriber_id"),
	CONSTRAINT "newsletter_deliveries_of_one" CHECK (num_nonnulls(mailing_id, flow) = 1)
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_mailing_id_newsletter_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."newsletter_mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber_id_sent_at_index" ON "newsletter_deliveries" USING btree ("subscriber_id","sent_at");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_mailing_id_status_index" ON "newsletter_deliveries" USING btree ("mailing_id","status");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_due" ON "newsletter_deliveries" USING btree ("due_at","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_claimed_at_index" ON "newsletter_deliveries" USING btree ("claimed_at");