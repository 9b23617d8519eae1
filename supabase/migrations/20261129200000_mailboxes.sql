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
