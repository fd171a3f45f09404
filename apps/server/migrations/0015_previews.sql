CREATE TABLE "previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
