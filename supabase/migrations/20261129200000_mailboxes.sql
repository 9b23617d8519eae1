-- What reaches the same mailbox is one: everything after a "+" (RFC 5233), and at Gmail dots too and both hosts. Every limit
-- and everything about one person compares by this; a session and a private link open only what has the very address.
create function public.mailbox_of(email text) returns text
  language sql immutable set search_path = '' as $$
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || host end
  from (
    select split_part(split_part(lower(email), '@', 1), '+', 1) as name, split_part(lower(email), '@', 2) as host
  ) as parts
$$;

-- Whether two are one person: by mailbox, or by number without its extension.
create function public.is_same_person(email text, phone text, other_email text, other_phone text) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(public.mailbox_of(email) = public.mailbox_of(other_email), false)
    or coalesce(split_part(phone, ';', 1) = split_part(other_phone, ';', 1), false)
$$;

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
      where public.is_same_person(m.email, m.phone, person_email, person_phone) returning id
  )
  select count(*)::int into messages from deleted;
  with deleted as (
    delete from public.bookings b
      where (b.state <> 'confirmed' or b.ends_at < now())
        and public.is_same_person(b.email, b.phone, person_email, person_phone)
      returning id
  )
  select coalesce(array_agg(id), '{}') into gone from deleted;
  delete from public.outbox o
    where o.booking_id = any(gone) or public.mailbox_of(o.email) = public.mailbox_of(person_email) or exists (
      select from public.waitlist_entries e
        where e.id = o.entry_id and public.is_same_person(e.email, e.phone, person_email, person_phone)
    );
  bookings := cardinality(gone);
  return next;
end
$$;
