-- What the office added to the mail about the last move or cancellation.
alter table public.bookings add column message text check (char_length(message) <= 300);
