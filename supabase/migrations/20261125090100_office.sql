-- Tables for the office's desk. A version increases with every change to a row, so that a change based on
-- an older version is detected. The trail records who changed what and when, and is deleted with its row.
alter table public.bookings
  add column version int not null default 0,
  add column attendance text check (attendance in ('done', 'no_show')),
  add column trail jsonb not null default '[]' check (jsonb_typeof(trail) = 'array');
alter table public.contact_messages
  add column version int not null default 0,
  add column answered_at timestamptz,
  add column answered_by text check (char_length(answered_by) <= 254),
  add column trail jsonb not null default '[]' check (jsonb_typeof(trail) = 'array'),
  add constraint contact_messages_answered_check
    check ((answered_at is null) = (answered_by is null));

create index contact_messages_open on public.contact_messages (created_at) where answered_at is null;

create function public.count_version() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger count_version before update on public.bookings
  for each row execute function public.count_version();
create trigger count_version before update on public.contact_messages
  for each row execute function public.count_version();

-- The same, with the source row of each span.
drop function public.closed_between(timestamptz, timestamptz);
create function public.closed_between(range_start timestamptz, range_end timestamptz)
  returns table (closed_id uuid, adviser int, span tstzrange)
  language sql stable set search_path = '' as $$
  select c.id, c.adviser, tstzrange(
      (day::date + coalesce(c.from_time, time '00:00')) at time zone c.time_zone,
      case when c.until_time is null
        then (day::date + 1)::timestamp at time zone c.time_zone
        else (day::date + c.until_time) at time zone c.time_zone
      end)
    from public.closed_times c
    cross join lateral generate_series(
      greatest(c.first_day, (range_start at time zone c.time_zone)::date)::timestamp,
      least(c.last_day, (range_end at time zone c.time_zone)::date)::timestamp,
      interval '1 day'
    ) as day
    where c.weekday is null or extract(isodow from day) = c.weekday
$$;

-- The private URL of the office's calendar: at most one, stored as its SHA-256.
create table public.office_feed (
  is_only boolean primary key default true check (is_only),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  made_by text not null check (char_length(made_by) <= 254),
  made_at timestamptz not null,
  read_at timestamptz
);
alter table public.office_feed enable row level security;
create policy functions_only on public.office_feed to site_functions using (true) with check (true);

-- The functions may not delete messages or mails. These two may, and do nothing else. They run with their owner's
-- rights, so only the functions may call them.

-- Deletes a person's messages and past or canceled appointments, with the notes of mails about them.
create function public.forget_person(person_email text, person_phone text)
  returns table (messages int, bookings int)
  language plpgsql security definer set search_path = '' as $$
declare
  gone uuid[];
begin
  with deleted as (
    delete from public.contact_messages m
      where lower(m.email) = lower(person_email) or split_part(m.phone, ';', 1) = person_phone
      returning id
  )
  select count(*)::int into messages from deleted;
  with deleted as (
    delete from public.bookings b
      where (b.state = 'cancelled' or b.state = 'confirmed' and b.ends_at < now())
        and (lower(b.email) = lower(person_email) or split_part(b.phone, ';', 1) = person_phone)
      returning id
  )
  select coalesce(array_agg(id), '{}') into gone from deleted;
  delete from public.outbox o where o.booking_id = any(gone);
  bookings := cardinality(gone);
  return next;
end
$$;

-- Deletes messages and appointments from before a moment, which lies a month back at least.
create function public.delete_before(moment timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if moment > now() - interval '30 days' then
    raise exception 'not older than a month';
  end if;
  delete from public.contact_messages where created_at < moment;
  delete from public.bookings where ends_at < moment;
  delete from public.outbox where done_at < moment;
end
$$;

grant update (answered_at, answered_by, trail) on public.contact_messages to site_functions;
grant select, insert, update, delete on public.office_feed to site_functions;

revoke execute on function public.forget_person, public.delete_before from public;
grant execute on function public.forget_person, public.delete_before to site_functions;
do $$
declare
  visitor text;
begin
  for visitor in select rolname from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on function public.forget_person, public.delete_before from %I', visitor);
  end loop;
  for visitor in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.office_feed from %I', visitor);
  end loop;
end
$$;
