CREATE TABLE "legal_pages" (
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"page" text NOT NULL,
	"title" text,
	"excerpt" text,
	"body" text,
	"reviewed_by" text,
	"reviewed_at" timestamp with time zone,
	"reviewed_text" text,
	CONSTRAINT "legal_pages_country_id_language_id_page_pk" PRIMARY KEY("country_id","language_id","page")
);
--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "law" jsonb;--> statement-breakpoint
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;