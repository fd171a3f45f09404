CREATE TABLE "cdn_purges" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cdn" text NOT NULL,
	"tag" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cdn_purges_cdn_due_at_index" ON "cdn_purges" USING btree ("cdn","due_at");