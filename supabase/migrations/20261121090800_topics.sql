-- Any topic id that src/shared/contracts/bookings.ts accepts. The functions decide which topics exist.
alter table public.bookings
  drop constraint bookings_topic_check,
  add constraint bookings_topic_check check (char_length(topic) between 1 and 40);
