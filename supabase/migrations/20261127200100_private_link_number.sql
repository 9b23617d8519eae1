-- How often a booking's private link was replaced. It is, when the office corrects the email address: the wrong address
-- has the old link.
alter table public.bookings add column link_number int not null default 0 check (link_number >= 0);
