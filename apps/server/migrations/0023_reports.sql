CREATE TABLE "report_cohorts" (
	"month" date NOT NULL,
	"country_id" integer NOT NULL,
	"customers" integer NOT NULL,
	"within1" integer NOT NULL,
	"within2" integer NOT NULL,
	"within3" integer NOT NULL,
	"within6" integer NOT NULL,
	"within12" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_cohorts_month_country_id_pk" PRIMARY KEY("month","country_id")
);
--> statement-breakpoint
CREATE TABLE "report_due_days" (
	"country_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "report_due_days_country_id_day_pk" PRIMARY KEY("country_id","day")
);
--> statement-breakpoint
CREATE TABLE "report_figures" (
	"dimension" text NOT NULL,
	"grain" text NOT NULL,
	"start" date NOT NULL,
	"country_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"key" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"gross" bigint DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"returned_amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_figures_dimension_grain_start_country_id_key_currency_pk" PRIMARY KEY("dimension","grain","start","country_id","key","currency")
);
--> statement-breakpoint
CREATE TABLE "report_stock" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_vat" (
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"scheme" text NOT NULL,
	"is_business" boolean NOT NULL,
	"basis_points" integer NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_vat_day_country_id_currency_scheme_is_business_basis_points_pk" PRIMARY KEY("day","country_id","currency","scheme","is_business","basis_points")
);
--> statement-breakpoint
ALTER TABLE "report_cohorts" ADD CONSTRAINT "report_cohorts_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_due_days" ADD CONSTRAINT "report_due_days_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_figures" ADD CONSTRAINT "report_figures_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_vat" ADD CONSTRAINT "report_vat_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_figures_dimension_key_grain_start_index" ON "report_figures" USING btree ("dimension","key","grain","start");