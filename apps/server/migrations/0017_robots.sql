ALTER TABLE "writings" ADD COLUMN "robots" text DEFAULT 'index' NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "indexed_languages" text[] DEFAULT '{}' NOT NULL;