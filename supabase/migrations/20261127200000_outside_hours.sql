-- Opening hours and closings bind visitors. The office may book outside them once it has confirmed that it means to; such
-- an appointment is marked. It still gets no time that is taken or busy.
alter table public.bookings add column outside_hours boolean not null default false;

create or replace function public.keep_busy_times_free() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(4382101);
  if exists (
    select from public.busy_times b
      where (b.adviser is null or b.adviser = new.adviser) and b.span && new.blocked
  ) or not new.outside_hours and exists (
    select from public.closed_between(new.starts_at, new.ends_at) c
      where (c.adviser is null or c.adviser = new.adviser)
        and c.span && tstzrange(new.starts_at, new.ends_at)
  ) then
    return null;
  end if;
  return new;
end
$$;
