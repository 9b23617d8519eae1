-- When a booking was made, for the caps on new ones and for the warning about many at once.
create index bookings_created_at on public.bookings (created_at);

-- The warning to the office, at most one a day.
alter table public.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'contact_office', 'contact_copy',
      'booking_office', 'booking_visitor', 'booking_reminder',
      'digest', 'rush'
    )
  ),
  drop constraint outbox_check3,
  add constraint outbox_day_check check ((kind in ('digest', 'rush')) = (day is not null));
