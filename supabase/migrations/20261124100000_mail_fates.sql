-- What is known about a mail whose delivery was interrupted, so that it is not blindly sent again.
alter table public.outbox
  -- Its Message-ID, the same on every try.
  add column mail_id text,
  -- How often the mail server got the text without telling us that it refused it.
  add column handed_over int not null default 0 check (handed_over between 0 and 2),
  -- When it first became unknown whether the mail server accepted it.
  add column unknown_at timestamptz,
  -- Whether the last try ended because the mail server refused this recipient or this mail.
  add column is_refused boolean not null default false,
  drop constraint outbox_outcome_check,
  add constraint outbox_outcome_check
    check (outcome in ('sent', 'outdated', 'failed', 'unknown'));

-- The query of /api/health, which runs every minute.
create index outbox_done_at on public.outbox (done_at) where done_at is not null;
create index outbox_unknown_at on public.outbox (unknown_at) where unknown_at is not null;

-- PostgreSQL opens the table a foreign key points to for every row, even if the key is null, so a lock on
-- bookings would block messages. A mail about a deleted booking is outdated anyway.
alter table public.outbox drop constraint outbox_booking_id_fkey;
