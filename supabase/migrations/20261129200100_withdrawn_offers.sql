-- The start of an offer that was withdrawn because the office closed or the adviser is busy then, until the next offer.
alter table public.waitlist_entries add column withdrawn timestamptz;

-- Whether a booking or hold lies in busy or closed time. The trigger refuses it, and an offer of such a time is withdrawn.
create function public.is_blocked(booking public.bookings) returns boolean
  language sql stable set search_path = '' as $$
  select exists (
    select from public.busy_times b
      where (b.adviser is null or b.adviser = booking.adviser) and b.span && booking.blocked
  ) or not booking.outside_hours and exists (
    select from public.closed_between(booking.starts_at, booking.ends_at) c
      where (c.adviser is null or c.adviser = booking.adviser)
        and c.span && tstzrange(booking.starts_at, booking.ends_at)
  )
$$;
create or replace function public.keep_busy_times_free() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(4382101);
  return case when public.is_blocked(new) then null else new end;
end
$$;
