-- Mail to be sent. Rows are written in the transaction of their subject and sent after it, so
-- that a failing mail server loses neither a message nor a booking. They contain no text: it is written
-- from the message or booking when the mail is sent.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'contact_office', 'contact_copy',
      'booking_office', 'booking_visitor', 'booking_reminder',
      'digest'
    )
  ),
  message_id uuid references public.contact_messages on delete cascade,
  booking_id uuid references public.bookings on delete cascade,
  -- The sequence of the booking that the mail is about. Once the booking changes, the mail is outdated.
  sequence int,
  -- The day of a digest.
  day date,
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  -- No one else may send it before this time.
  claimed_until timestamptz,
  done_at timestamptz,
  outcome text check (outcome in ('sent', 'outdated', 'failed')),
  check ((done_at is null) = (outcome is null)),
  check ((kind like 'contact%') = (message_id is not null)),
  check ((kind like 'booking%') = (booking_id is not null and sequence is not null)),
  check ((kind = 'digest') = (day is not null)),
  -- One mail for one event, however often it is queued.
  unique nulls not distinct (kind, message_id, booking_id, sequence, day)
);

create index outbox_due_at on public.outbox (due_at) where done_at is null;
