-- What is known of a mail whose delivery broke off, so that it is not sent again blindly.
alter table public.outbox
  -- Its Message-ID, the same on every try.
  add column mail_id text,
  -- How often the mail server got the text without telling us since that it did not take it.
  add column handed_over int not null default 0 check (handed_over between 0 and 2),
  -- When it first turned out that nobody knows whether the mail server took it.
  add column unknown_at timestamptz,
  -- Whether the last try ended because the mail server refused this recipient or this mail.
  add column is_refused boolean not null default false,
  drop constraint outbox_outcome_check,
  add constraint outbox_outcome_check
    check (outcome in ('sent', 'outdated', 'failed', 'unknown'));

-- What /api/health asks for each minute.
create index outbox_done_at on public.outbox (done_at) where done_at is not null;
create index outbox_unknown_at on public.outbox (unknown_at) where unknown_at is not null;

-- PostgreSQL opens the table a foreign key points to for every row, even where the key is null, so a lock on
-- bookings would keep messages from being taken. A mail about a booking that is gone is outdated anyway.
alter table public.outbox drop constraint outbox_booking_id_fkey;
