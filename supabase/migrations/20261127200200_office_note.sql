-- A note of the office at an appointment, never sent to the client.
alter table public.bookings add column office_note text check (char_length(office_note) <= 2000);
