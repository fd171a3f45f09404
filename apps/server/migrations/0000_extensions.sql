-- Search that forgives typing errors (pg_trgm) and missing accents (unaccent). Both are trusted: the database's owner may add them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
