-- The time before a move, for the mail about it.
alter table public.bookings add column moved_from timestamptz;
