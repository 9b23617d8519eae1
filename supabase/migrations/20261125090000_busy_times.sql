-- Times that are taken without a booking: events in the advisers' own calendars, and times that the office has
-- closed. The URLs of the calendars are secret, so only their SHA-256 is stored.
create table public.busy_calendars (
  key bytea primary key check (octet_length(key) = 32),
  -- Its adviser; null: it blocks all advisers.
  adviser int check (adviser >= 1),
  -- When it was last read, and when that last succeeded.
  tried_at timestamptz,
  read_at timestamptz,
  -- Why the last try failed, as a code; null if it succeeded.
  problem text check (char_length(problem) <= 40)
);

create table public.busy_times (
  calendar bytea not null references public.busy_calendars on delete cascade,
  adviser int check (adviser >= 1),
  span tstzrange not null check (not isempty(span))
);

create index busy_times_span on public.busy_times using gist (span);
create index busy_times_calendar on public.busy_times (calendar);

-- Days off and closed hours, in the given time zone.
create table public.closed_times (
  id uuid primary key default gen_random_uuid(),
  -- null: the whole office.
  adviser int check (adviser >= 1),
  first_day date not null,
  -- null: until someone reopens it, only for a weekly closing.
  last_day date,
  -- ISO: 1 is Monday. Null: every day of the range.
  weekday int check (weekday between 1 and 7),
  -- null: the whole day.
  from_time time,
  until_time time,
  time_zone text not null,
  note text check (char_length(note) <= 200),
  trail jsonb not null default '[]' check (jsonb_typeof(trail) = 'array'),
  created_at timestamptz not null default now(),
  check (last_day is null or last_day between first_day and first_day + 400),
  check (last_day is not null or weekday is not null),
  check ((from_time is null) = (until_time is null) and from_time < until_time)
);

-- The closed spans that touch a range, day by day. A null adviser means all of them.
create function public.closed_between(range_start timestamptz, range_end timestamptz)
  returns table (adviser int, span tstzrange)
  language sql stable set search_path = '' as $$
  select c.adviser, tstzrange(
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

-- No booking gets such a time in any way: the row is skipped, as with "on conflict do nothing".
-- Bookings share the lock, and a process that stores busy or closed times holds it exclusively: one of the
-- two comes first, and the other sees its result. The pause after an appointment may be in closed
-- time, as it may be after closing.
create function public.keep_busy_times_free() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(4382101);
  if exists (
    select from public.busy_times b
      where (b.adviser is null or b.adviser = new.adviser) and b.span && new.blocked
  ) or exists (
    select from public.closed_between(new.starts_at, new.ends_at) c
      where (c.adviser is null or c.adviser = new.adviser)
        and c.span && tstzrange(new.starts_at, new.ends_at)
  ) then
    return null;
  end if;
  return new;
end
$$;
create trigger keep_busy_times_free_on_insert before insert on public.bookings
  for each row when (new.state <> 'cancelled') execute function public.keep_busy_times_free();
create trigger keep_busy_times_free_on_update before update on public.bookings
  for each row when (
    new.state <> 'cancelled' and (
      new.adviser <> old.adviser or new.blocked <> old.blocked or new.state <> old.state
    )
  ) execute function public.keep_busy_times_free();

grant select, insert, update, delete on public.busy_calendars to site_functions;
grant select, insert, delete on public.busy_times, public.closed_times to site_functions;

do $$
declare
  name text;
  visitor text;
begin
  foreach name in array array['busy_calendars', 'busy_times', 'closed_times'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format(
      'create policy functions_only on public.%I to site_functions using (true) with check (true)',
      name
    );
    for visitor in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
      execute format('revoke all on public.%I from %I', name, visitor);
    end loop;
  end loop;
end
$$;
