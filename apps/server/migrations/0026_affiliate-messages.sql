CREATE TABLE "affiliate_announcement_reads" (
	"announcement_id" integer NOT NULL,
	"affiliate_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_announcement_reads_announcement_id_affiliate_id_pk" PRIMARY KEY("announcement_id","affiliate_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_announcement_texts" (
	"announcement_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "affiliate_announcement_texts_announcement_id_language_id_pk" PRIMARY KEY("announcement_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_announcements" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer,
	"country_id" integer,
	"path" text DEFAULT '' NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"is_emailed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"sender" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"key" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "affiliate_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "wants_announcement_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_announcement_reads" ADD CONSTRAINT "affiliate_announcement_reads_announcement_id_affiliate_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."affiliate_announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_announcement_reads" ADD CONSTRAINT "affiliate_announcement_reads_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_announcement_texts" ADD CONSTRAINT "affiliate_announcement_texts_announcement_id_affiliate_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."affiliate_announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_announcement_texts" ADD CONSTRAINT "affiliate_announcement_texts_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_announcements" ADD CONSTRAINT "affiliate_announcements_group_id_affiliate_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."affiliate_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_announcements" ADD CONSTRAINT "affiliate_announcements_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_messages" ADD CONSTRAINT "affiliate_messages_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_announcement_reads_affiliate_id_index" ON "affiliate_announcement_reads" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_announcements_publish_at_index" ON "affiliate_announcements" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "affiliate_messages_affiliate_id_id_index" ON "affiliate_messages" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_messages_unread" ON "affiliate_messages" USING btree ("affiliate_id") WHERE read_at is null and sender = 'affiliate';