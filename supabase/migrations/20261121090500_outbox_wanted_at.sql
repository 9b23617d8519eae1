-- When a mail was first due. Each failed try moves due_at, so due_at does not show how late the mail is.
alter table public.outbox add column wanted_at timestamptz;
update public.outbox set wanted_at = due_at;
alter table public.outbox alter column wanted_at set default now(), alter column wanted_at set not null;

create index outbox_wanted_at on public.outbox (wanted_at) where done_at is null;
