CREATE TABLE "search_synonyms" (
	"id" serial PRIMARY KEY NOT NULL,
	"language_id" integer NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_synonyms_language_id_index" ON "search_synonyms" USING btree ("language_id");