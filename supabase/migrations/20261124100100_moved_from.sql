-- The time a booking was moved away from, for the mail that says so.
alter table public.bookings add column moved_from timestamptz;
