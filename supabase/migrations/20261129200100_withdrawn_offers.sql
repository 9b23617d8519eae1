-- The start of an offer that was withdrawn because the office closed or the adviser is busy then, until the next offer.
alter table public.waitlist_entries add column withdrawn timestamptz;
