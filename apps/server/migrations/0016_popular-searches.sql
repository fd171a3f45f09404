CREATE TABLE "popular_searches" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"text" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "popular_searches_countryId_languageId_text_unique" UNIQUE("country_id","language_id","text")
);
--> statement-breakpoint
ALTER TABLE "popular_searches" ADD CONSTRAINT "popular_searches_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popular_searches" ADD CONSTRAINT "popular_searches_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "popular_searches_country_id_language_id_searches_index" ON "popular_searches" USING btree ("country_id","language_id","searches");