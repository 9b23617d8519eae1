-- A second person at an appointment, such as a spouse, who gets its mails. The private link stays with who booked.
alter table public.bookings add column second_email text check (char_length(second_email) between 3 and 254);

-- Whether an appointment is someone's: theirs, or theirs as the second person.
create function public.concerns_person(email text, phone text, second_email text, other_email text, other_phone text)
  returns boolean
  language sql immutable set search_path = '' as $$
  select public.is_same_person(email, phone, other_email, other_phone)
    or public.is_same_person(second_email, null, other_email, null)
$$;

-- All that is deleted with a person: messages, past or canceled appointments, and mails that wait, about places on the
-- waitlist and of estimates, which hold the address itself. Someone else's appointment stays without its second person.
drop function public.forget_person(text, text);
create function public.forget_person(person_email text, person_phone text)
  returns table (messages int, bookings int, seconds int)
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
  with left_out as (
    update public.bookings b set second_email = null
      where public.is_same_person(b.second_email, null, person_email, null) returning id
  )
  select count(*)::int into seconds from left_out;
  delete from public.outbox o
    where o.booking_id = any(gone) or public.mailbox_of(o.email) = public.mailbox_of(person_email) or exists (
      select from public.waitlist_entries e
        where e.id = o.entry_id and public.is_same_person(e.email, e.phone, person_email, person_phone)
    );
  bookings := cardinality(gone);
  return next;
end
$$;

revoke execute on function public.forget_person from public;
grant execute on function public.forget_person to site_functions;
do $$
declare
  visitor text;
begin
  for visitor in select rolname from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role')
  loop
    execute format('revoke all on function public.forget_person from %I', visitor);
  end loop;
end
$$;
