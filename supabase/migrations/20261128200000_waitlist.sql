-- People who found no time that suits them. A row is deleted when it ends: by booking, by leaving, or after its last day.
create table public.waitlist_entries (
  id uuid primary key,
  -- SHA-256 of the token in the private link.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  name text not null check (char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+[0-9]{10,15}(;ext=[0-9]{1,6})?$'),
  topic text not null check (char_length(topic) between 1 and 40),
  way text not null check (way in ('office', 'phone', 'video')),
  -- The wish, on the office's clock. No weekdays: any. Weekdays count from Monday, 1 (ISO).
  part text not null check (part in ('any', 'morning', 'afternoon')),
  weekdays int[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  day date,
  last_day date not null,
  created_at timestamptz not null,
  -- The starts of all times offered so far. None is offered again.
  offered timestamptz[] not null default '{}',
  -- The open offer: its start, the row of bookings that holds the time, and when the next person gets it.
  offer_start timestamptz,
  offer_hold uuid,
  offer_until timestamptz,
  -- Who at the office called about it.
  called_by text check (char_length(called_by) <= 254),
  check (email is not null or phone is not null),
  check (
    (offer_start is null) = (offer_hold is null) and (offer_start is null) = (offer_until is null)
    and (called_by is null or offer_start is not null)
  )
);
create index waitlist_entries_order on public.waitlist_entries (created_at, id);
create unique index waitlist_entries_hold on public.waitlist_entries (offer_hold);

alter table public.waitlist_entries enable row level security;
create policy functions_only on public.waitlist_entries to site_functions using (true) with check (true);
grant select, insert, update, delete on public.waitlist_entries to site_functions;
do $$
declare
  visitor text;
begin
  for visitor in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.waitlist_entries from %I', visitor);
  end loop;
end
$$;

-- Mails about an entry; those about an offer name its hold as booking_id. No foreign key: a mail about a deleted entry is
-- outdated. The functions decide which kinds exist.
alter table public.outbox
  add column entry_id uuid,
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind ~ '^[a-z_]{1,40}$'),
  add constraint outbox_entry_check check ((kind like 'waitlist%') = (entry_id is not null)),
  drop constraint outbox_kind_message_id_booking_id_sequence_day_key,
  add constraint outbox_once unique nulls not distinct
    (kind, message_id, booking_id, sequence, day, entry_id);

-- How many people on the waitlist a deletion or an export was about.
alter table public.office_trail add column waiting int check (waiting >= 0);
