-- Reminders by text message, for clients who left only a phone number.
alter table public.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    kind in (
      'contact_office', 'contact_copy',
      'booking_office', 'booking_visitor', 'booking_reminder', 'booking_text',
      'digest', 'rush'
    )
  );

-- The numbers that want no texts, as their SHA-256. They stay when the person's data is deleted: otherwise the next
-- appointment would send texts again.
create table public.text_stops (
  number_hash bytea primary key check (octet_length(number_hash) = 32),
  stopped_at timestamptz not null
);

alter table public.text_stops enable row level security;
create policy functions_only on public.text_stops to site_functions using (true) with check (true);
grant select, insert, delete on public.text_stops to site_functions;
do $$
declare
  visitor text;
begin
  for visitor in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on public.text_stops from %I', visitor);
  end loop;
end
$$;
