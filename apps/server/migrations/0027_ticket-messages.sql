CREATE TABLE "canned_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"language_id" integer,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"ticket_id" integer NOT NULL,
	"direction" text NOT NULL,
	"author_id" integer,
	"author" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"whole_text" text,
	"left_out" text[] DEFAULT '{}' NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"message_id" text,
	"send_state" text,
	"request_key" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_messages_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "ticket_messages_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canned_answers_name_index" ON "canned_answers" USING btree ("name");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket_id_id_index" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_status_changed_at_index" ON "tickets" USING btree ("status","changed_at");--> statement-breakpoint
CREATE INDEX "tickets_assignee_id_status_index" ON "tickets" USING btree ("assignee_id","status");--> statement-breakpoint
INSERT INTO "ticket_messages" ("ticket_id", "direction", "text", "at") SELECT "id", 'customer', "message", "received_at" FROM "tickets" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "tickets" DROP COLUMN "message";