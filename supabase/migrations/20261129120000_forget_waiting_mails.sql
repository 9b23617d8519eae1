-- The mails that wait are deleted with the rest about a person: estimates, which hold the address itself, and those about
-- places on the waitlist.
create or replace function public.forget_person(person_email text, person_phone text)
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
  delete from public.outbox o
    where o.booking_id = any(gone) or lower(o.email) = lower(person_email) or exists (
      select from public.waitlist_entries e
        where e.id = o.entry_id
          and (lower(e.email) = lower(person_email) or split_part(e.phone, ';', 1) = person_phone)
    );
  bookings := cardinality(gone);
  return next;
end
$$;
