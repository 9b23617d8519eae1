-- A visitor's estimate, emailed to themselves. The row has the address and the answers, as in the estimate's link, until
-- the mail is done: nothing else is stored about it.
alter table public.outbox
  add column email text check (char_length(email) between 3 and 254),
  add column answers text check (answers ~ '^[a-z0-9_=&,-]+$' and char_length(answers) <= 400),
  add constraint outbox_estimate_check
    check ((email is null) = (answers is null) and (kind = 'estimate' or email is null)),
  drop constraint outbox_once;
-- Two mails of estimates are two: no row that they are about tells them apart.
create unique index outbox_once on public.outbox
  (kind, message_id, booking_id, sequence, day, entry_id) nulls not distinct where kind <> 'estimate';

create function public.forget_estimate() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.email := null;
  new.answers := null;
  return new;
end
$$;
create trigger forget_estimate before update on public.outbox
  for each row when (new.done_at is not null) execute function public.forget_estimate();
