CREATE TABLE "user_search_texts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "saved_views_userId_list_name_unique" UNIQUE("user_id","list","name")
);
--> statement-breakpoint
CREATE TABLE "order_search_texts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_search_texts" ADD CONSTRAINT "user_search_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search_texts" ADD CONSTRAINT "order_search_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_search_texts_text_index" ON "user_search_texts" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_search_texts_text_index" ON "order_search_texts" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipments_tracking_number_parts" ON "shipments" USING gin (lower("tracking_number") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "return_requests_number_parts" ON "return_requests" USING gin (lower("return_number") gin_trgm_ops);--> statement-breakpoint
-- Hand-written from here on. Folds a text for searches by staff: lower case, Latin letters without accents, words separated by one space.
-- The trigrams of PostgreSQL see no letter outside ASCII in the locale C, which the embedded server uses.
CREATE FUNCTION "fold_search_text"("value" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  pairs constant text[] := ARRAY[
    'ß', 'ss', 'æ', 'ae', 'Æ', 'ae', 'œ', 'oe', 'Œ', 'oe', 'þ', 'th', 'Þ', 'th', 'θ', 'th', 'Θ', 'th', 'ψ', 'ps', 'Ψ', 'ps', 'ж', 'zh', 'Ж', 'zh',
    'ц', 'ts', 'Ц', 'ts', 'ч', 'ch', 'Ч', 'ch', 'ш', 'sh', 'Ш', 'sh', 'щ', 'sht', 'Щ', 'sht', 'ю', 'yu', 'Ю', 'yu', 'я', 'ya', 'Я', 'ya', 'є', 'ye',
    'Є', 'ye', 'љ', 'lj', 'Љ', 'lj', 'њ', 'nj', 'Њ', 'nj', 'џ', 'dz', 'Џ', 'dz', 'খ', 'kh', 'ঘ', 'gh', 'ঙ', 'ng', 'চ', 'ch', 'ছ', 'ch', 'ঝ', 'jh',
    'ঠ', 'th', 'ঢ', 'dh', 'থ', 'th', 'ধ', 'dh', 'ভ', 'bh', 'শ', 'sh', 'ষ', 'sh', 'ঋ', 'ri', 'ঐ', 'oi', 'ঔ', 'ou', 'ৃ', 'ri', 'ৈ', 'oi', 'ৌ', 'ou',
    'ং', 'ng'];
  folded text := coalesce(value, '');
BEGIN
  IF folded !~ '^[\x01-\x7f]*$' THEN
    folded := regexp_replace(normalize(folded, NFKD), '[\u0300-\u036fьЬ]', '', 'g');
    folded := replace(replace(replace(folded, 'ου', 'ou'), 'Ου', 'ou'), 'ΟΥ', 'ou');
    FOR i IN 1..array_length(pairs, 1) / 2 LOOP
      folded := replace(folded, pairs[2 * i - 1], pairs[2 * i]);
    END LOOP;
    folded := translate(folded,
      'łŁđĐðÐøØıIħĦŋŊŧŦĸəƏαΑβΒγΓδΔεΕζΖηΗιΙκΚλΛμΜνΝξΞοΟπΠρΡσΣςΣτΤυΥφΦχΧωΩаАбБвВгГдДеЕзЗиИйЙкКлЛмМнНоОпПрРсСтТуУфФхХъЪыЫэЭіІјЈћЋђЂґҐকগজঞটডণতদনপফবমযরলসহৎৱৰঅআইঈউঊএওািীুূেো০১২৩৪৫৬৭৮৯',
      'llddddooiihhnnttkeeaavvggddeezziiiikkllmmnnxxoopprrssssttiiffhhooaabbvvggddeezziiyykkllmmnnoopprrssttuuffhhaaiieeiijjccddggkgjntdntdnpfbmjrlshtwroaiiuueoaiiuueo0123456789');
    folded := regexp_replace(folded, '[\u0981-\u0983\u09bc\u09be-\u09cd\u09d7]', '', 'g');
  END IF;
  RETURN btrim(regexp_replace(lower(folded), '[^a-z0-9@._+]+', ' ', 'g'));
END $$;--> statement-breakpoint
-- The words of an order: names, company, city, email address, its numbers with and without separators, and the digits of the telephone number.
-- A word begins after a space, therefore the text begins with one.
CREATE FUNCTION "compose_order_search_text"("o" "orders") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT ' ' || fold_search_text(concat_ws(' ',
    o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName', o.shipping_address ->> 'company', o.shipping_address ->> 'city',
    CASE WHEN o.billing_address <> o.shipping_address THEN concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName',
      o.billing_address ->> 'company', o.billing_address ->> 'city') END,
    o.email, translate(split_part(o.email, '@', 1), '._+-', '    '),
    o.order_number, replace(o.order_number, '-', ''), o.invoice_number, replace(o.invoice_number, '-', ''),
    regexp_replace(o.phone, '\D', '', 'g')));
$$;--> statement-breakpoint
CREATE FUNCTION "compose_user_search_text"("u" "users") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT ' ' || fold_search_text(concat_ws(' ', u.first_name, u.last_name, u.email, translate(split_part(u.email, '@', 1), '._+-', '    '),
    regexp_replace(u.phone, '\D', '', 'g')));
$$;--> statement-breakpoint
CREATE FUNCTION "write_order_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_texts (order_id, text) VALUES (NEW.id, compose_order_search_text(NEW))
    ON CONFLICT (order_id) DO UPDATE SET text = excluded.text WHERE order_search_texts.text <> excluded.text;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "write_user_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_search_texts (user_id, text) VALUES (NEW.id, compose_user_search_text(NEW))
    ON CONFLICT (user_id) DO UPDATE SET text = excluded.text WHERE user_search_texts.text <> excluded.text;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_search_text_follows_order" AFTER INSERT OR UPDATE OF "order_number", "invoice_number", "email", "phone", "shipping_address", "billing_address"
  ON "orders" FOR EACH ROW EXECUTE FUNCTION "write_order_search_text"();--> statement-breakpoint
CREATE TRIGGER "user_search_text_follows_user" AFTER INSERT OR UPDATE OF "first_name", "last_name", "email", "phone"
  ON "users" FOR EACH ROW EXECUTE FUNCTION "write_user_search_text"();--> statement-breakpoint
INSERT INTO "order_search_texts" ("order_id", "text") SELECT o.id, compose_order_search_text(o) FROM "orders" o;--> statement-breakpoint
INSERT INTO "user_search_texts" ("user_id", "text") SELECT u.id, compose_user_search_text(u) FROM "users" u;
