-- Clicks, a partition a day: modules/tracking/click-days.ts makes each day's ahead and drops it when its time is over.
create sequence clicks_id_seq;--> statement-breakpoint
create table clicks (
  id bigint not null default nextval('clicks_id_seq'),
  at timestamptz not null,
  visitor uuid not null,
  address_hash uuid not null,
  code text not null,
  affiliate_id integer,
  affiliate_discount_id integer,
  link_id integer,
  country_id integer not null,
  source text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  utm_content text not null,
  utm_term text not null,
  sub_id text not null,
  landing_page text not null,
  referrer text not null,
  device text not null,
  browser text not null,
  os text not null,
  reason text not null
) partition by range (at);--> statement-breakpoint
alter sequence clicks_id_seq owned by clicks.id;--> statement-breakpoint
-- Whether somebody was here before.
create index clicks_visitor on clicks (visitor, at);--> statement-breakpoint
-- An affiliate's clicks that are not in the counts yet.
create index clicks_tail on clicks (affiliate_id, id);--> statement-breakpoint
-- All of them: they lie in this order.
create index clicks_order on clicks using brin (id) with (pages_per_range = 32);--> statement-breakpoint
-- Where a click lies whose day has no partition: after a restore, until the day's is made.
create table clicks_rest partition of clicks default;
