-- Any id of a topic that src/shared/contracts/bookings.ts takes. Which topics there are, the functions decide.
alter table public.bookings
  drop constraint bookings_topic_check,
  add constraint bookings_topic_check check (char_length(topic) between 1 and 40);
