CREATE TABLE "click_cells" (
	"affiliate_id" integer NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"key" text[] NOT NULL,
	"clicks" integer NOT NULL,
	"valid_clicks" integer NOT NULL,
	CONSTRAINT "click_cells_affiliate_id_dimension_day_country_id_source_device_browser_key_pk" PRIMARY KEY("affiliate_id","dimension","day","country_id","source","device","browser","key")
);
--> statement-breakpoint
CREATE TABLE "click_days" (
	"affiliate_id" integer NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"key" text[] NOT NULL,
	"clicks" integer NOT NULL,
	"valid_clicks" integer NOT NULL,
	CONSTRAINT "click_days_affiliate_id_dimension_day_key_pk" PRIMARY KEY("affiliate_id","dimension","day","key")
);
--> statement-breakpoint
CREATE TABLE "click_hours" (
	"affiliate_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"clicks" integer NOT NULL,
	"valid_clicks" integer NOT NULL,
	CONSTRAINT "click_hours_affiliate_id_hour_pk" PRIMARY KEY("affiliate_id","hour")
);
--> statement-breakpoint
CREATE TABLE "click_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" char(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "click_mark" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"click_id" bigint NOT NULL,
	"tail_from" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_reports" (
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "conversion_reports_day_country_id_pk" PRIMARY KEY("day","country_id")
);
